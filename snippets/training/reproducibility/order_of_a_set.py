# --8<-- [start:show]
import os
import subprocess
import sys


def orders(code):
    return {
        subprocess.check_output(
            [sys.executable, "-c", code], text=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed})
        for hash_seed in ("0", "1", "2", "3", "4")
    }


a_set = "{'cat', 'dog', 'bird', 'fish', 'frog', 'newt'}"
of_a_set = orders(f"print(*{a_set})")
when_sorted = orders(f"print(*sorted({a_set}))")
print("a set has several orders:   ", len(of_a_set) > 1)
print("a sorted one:               ", len(when_sorted) > 1)
# --8<-- [end:show]

# --8<-- [start:hash-seed]
assert len(orders(f"print(*{a_set})")) > 1
assert len(orders(f"print(*sorted({a_set}))")) == 1
assert orders(f"print(*{a_set})") == of_a_set

environment = dict(os.environ)
environment.pop("PYTHONHASHSEED", None)
program = [sys.executable, "-c", f"print(*{a_set})"]
assert len({
    subprocess.check_output(program, env=environment)
    for _ in range(8)
}) > 1
# --8<-- [end:hash-seed]

# --8<-- [start:hash-seed-too-late]
late = ("import os\n"
        "os.environ['PYTHONHASHSEED'] = '7'\n"
        f"print(*{a_set})")
assert len(orders(late)) > 1
# --8<-- [end:hash-seed-too-late]
