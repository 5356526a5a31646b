"""A cluster of two nodes finds the same as one process, also when a node dies: `pip install ludoteka[ray]` first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from ludoteka.cli.main import main
from ludoteka.lab import champion
from ludoteka.lab.sim import Plan, simulate
from ludoteka.lab.slices import Crew
from tools import balance_elves, balance_etherstone, balance_evolution, proof
from tools.mutants import Mutant, mutants_of

pytestmark = pytest.mark.filterwarnings("default")  # the library's own are its own

ARENA = ["arena", "shards", "--bots", "greedy,random", "--games", "24", "--seed", "1", "--json", "--lang", "en"]
SIM = ["sim", "quarriors", "--bots", "greedy,random", "--games", "300", "--seed", "1", "--json", "--lang", "en"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    found.add_node(num_cpus=1)
    yield found
    found.shutdown()


def told(call: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(call) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    found.pop("seconds", None)
    return found


@pytest.mark.parametrize("call", [SIM, ARENA], ids=["sim", "arena"])
def test_the_cluster_finds_the_same(call: list[str], cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert told([*call, "--ray", cluster.address], capsys) == told([*call, "--jobs", "1"], capsys)


def test_the_files_of_a_cluster_are_the_same(cluster: Any, tmp_path: Path) -> None:
    for name, address in (("here", None), ("there", cluster.address)):
        (tmp_path / name).mkdir()
        simulate(Plan("quarriors", 2, {}, ("random", "random"), "files", 1500, tmp_path / name), 1, ray=address)
    here, there = (sorted((tmp_path / name).iterdir()) for name in ("here", "there"))
    assert [file.name for file in here] == [file.name for file in there]
    assert [file.read_bytes() for file in here] == [file.read_bytes() for file in there]


def test_what_a_dead_node_had_is_played_again(cluster: Any) -> None:
    plan = Plan("shards", 2, {}, ("greedy", "random"), "dead", 1000)
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    deaths: list[int] = []

    def kill(games: int) -> None:
        if not deaths:
            cluster.remove_node(node, allow_graceful=False)
        deaths.append(games)

    found, _ = simulate(plan, 1, kill, cluster.address)
    assert found == simulate(plan, 1)[0]
    assert sum(deaths) == 1000


TEACHING = [
    ["quarriors", "--rounds", "1", "--games", "256", "--seed", "1"],
    ["etherstone", "--rounds", "2", "--games", "120", "--turns", "0", "--seed", "1"],
]


@pytest.mark.parametrize("call", TEACHING, ids=["policy", "value"])
def test_a_training_on_the_cluster_is_the_same(call: list[str], cluster: Any, tmp_path: Path) -> None:
    """Also when the node dies on which some of it is played."""
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    death = Timer(4, lambda: cluster.remove_node(node, allow_graceful=False))
    death.start()
    texts = []
    for name, more in (("there", ["--ray", cluster.address]), ("here", [])):
        assert champion.main([*call, *more, "--out", str(tmp_path / name)]) == 0
        texts.append((tmp_path / name).read_text("utf-8"))
    death.join()
    assert texts[0] == texts[1]


def test_the_balance_of_a_cluster_is_the_same(cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for name, more in (("there", ["--ray", cluster.address]), ("here", [])):
        balance_elves.main(["--games", "45", "--raw", str(tmp_path / f"{name}-elves"), *more])
        balance_etherstone.main(["--games", "120", "--raw", str(tmp_path / f"{name}-etherstone"), *more])
        capsys.readouterr()
        assert balance_evolution.main(["--games", "45", "--players", "3", *more]) == 0
        raw = [(tmp_path / f"{name}-{game}").read_text("utf-8") for game in ("elves", "etherstone")]
        texts.append([*raw, capsys.readouterr().out])
    assert texts[0] == texts[1]


def test_breaks_tried_on_a_cluster_have_the_same_verdicts(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = proof.sample(mutants_of("quarriors"), 3, "cluster")
    monkeypatch.setattr(proof, "SLICE", 2)
    found: dict[str, str] = {}

    def told(one: Mutant, verdict: str) -> None:
        found[one.key] = verdict

    proof.try_shared("quarriors", chosen, told, True, 1, cluster.address)
    assert found == proof.tried_slice("quarriors", [one.key for one in chosen], True)


def test_a_mistake_of_a_worker_is_told_here(cluster: Any) -> None:
    """A sentence, and no trace: the workers have rules of another version."""
    from ludoteka.games import shelf
    from ludoteka.kernel.refusal import Refused
    from ludoteka.lab.cluster import Nodes

    class Other:
        name, players, options, ruleset = "shards", 2, dict(shelf.game("shards").options), "other"

    with pytest.raises(Refused) as refused, Crew(Nodes(cluster.address, Other())) as crew:  # type: ignore[arg-type]
        list(crew.done(abs, [(-1,)]))
    assert refused.value.message.id == "lab-other-rules"
