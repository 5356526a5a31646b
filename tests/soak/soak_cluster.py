"""A cluster of two nodes finds the same as one process, also when a node dies: `pip install ludoteka[ray]` first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli.main import main
from ludoteka.lab.sim import Plan, simulate
from ludoteka.lab.slices import Crew

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
