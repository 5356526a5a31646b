"""What has been counted, as Prometheus reads it, written by its own client."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

PREFIX = "ludoteka_"
TOTAL = "_total"
WORKER = "worker"

MEANINGS = {
    "acknowledge_seconds": "From a choice that came in to its acknowledgement.",
    "write_seconds": "From what was handed to the database to its being safe there.",
    "hint_seconds": "From a wish for advice to the advice.",
    "late_seconds": "By how much the event loop came too late to something that was due.",
    "sockets": "Sockets that are open.",
    "tables_in_memory": "Tables in memory.",
    "writes_waiting": "Writes that wait for the database.",
    "bots_waiting": "Questions to bots that wait for a process.",
    "bots_waiting_slow": "Questions to searching bots that wait for a process.",
    "hints_waiting": "Wishes for advice that wait for a process.",
    "flushes_total": "Transactions of the database.",
    "bot_questions_total": "Questions to bots.",
    "moves_total": "Choices made, by people and bots.",
    "messages_total": "Messages of browsers.",
    "refusals_total": "Messages that were refused.",
    "faults_total": "Requests and messages that failed by a fault of ours.",
    "bots_speechless_total": "Bots that had no answer.",
    "tables_opened_total": "Tables opened.",
    "tables_loaded_total": "Tables brought back from the database.",
    "start_time_seconds": "When this worker began.",
}


class Counted(Collector):
    """The counts of all workers; where there are several, each is marked with its worker."""

    def __init__(self, workers: dict[int, dict[str, float]]) -> None:
        self.workers = sorted(workers.items())

    def collect(self) -> Iterable[Metric]:
        for name, meaning in MEANINGS.items():
            labels = [WORKER] if any(worker for worker, _ in self.workers) else []
            family: Metric
            if name in HISTOGRAMS:
                family = HistogramMetricFamily(PREFIX + name, meaning, labels=labels)
            elif name.endswith(TOTAL):
                family = CounterMetricFamily(PREFIX + name, meaning, labels=labels)
            else:
                family = GaugeMetricFamily(PREFIX + name, meaning, labels=labels)
            for worker, counts in self.workers:
                marks = [str(worker)] if labels else []
                if isinstance(family, HistogramMetricFamily):
                    found = f"{name}_le_"
                    bounds = {key.removeprefix(found): n for key, n in counts.items() if key.startswith(found)}
                    if bounds:
                        every = counts.get(f"{name}_count", 0)
                        family.add_metric(
                            marks, [*bounds.items(), ("+Inf", every)], counts.get(f"{name}_sum", 0)
                        )
                elif name in counts:
                    family.add_metric(marks, counts[name])
            yield family


HISTOGRAMS = {name for name in MEANINGS if name.endswith("_seconds") and name != "start_time_seconds"}


def exposed(workers: dict[int, dict[str, float]]) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Counted(workers))
    return generate_latest(registry)
