"""Several processes that train the same nets: each plays and learns alone, and now and then all take the mean.

Means of weights that were trained apart are less noisy than each (local SGD, Stich 2019), so greater learning rates do.
"""

import signal
from collections.abc import Callable, Iterable
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from torch import distributed, multiprocessing

_PATIENCE = timedelta(minutes=10)
"""How long a process waits for the others before it fails."""


class Team:
    """A process's place among those that train together."""

    def __init__(self, rank: int = 0, size: int = 1, meeting: Path | None = None) -> None:
        """``meeting``: a file, not there yet, by which they find each other; not needed by one alone."""
        self.rank, self.size = rank, size
        if meeting:
            place = {"init_method": meeting.as_uri(), "timeout": _PATIENCE}
            distributed.init_process_group("gloo", rank=rank, world_size=size, **place)

    @property
    def leads(self) -> bool:
        """Whether this process writes what all have learned."""
        return self.rank == 0

    def share(self, tensors: Iterable[torch.Tensor], wish: bool) -> bool:
        """Replace each tensor by its mean over all processes; return whether one of them has this wish."""
        if self.size == 1:
            return wish
        mine = [tensor.detach() for tensor in tensors]
        flat = torch.cat([*(tensor.flatten() for tensor in mine), torch.tensor([float(wish)])])
        distributed.all_reduce(flat)
        flat /= self.size
        *means, wished = flat.split([*(tensor.numel() for tensor in mine), 1])
        for tensor, mean in zip(mine, means, strict=True):
            tensor.copy_(mean.view_as(tensor))
        return bool(wished > 0)


def together(work: Callable[[Team], None], size: int) -> None:
    """Call this, a function of a module, in this many processes; raise what one raises, when all have ended.

    SIGINT and SIGTERM are for them to heed.
    """
    if size == 1:
        work(Team())
        return
    with TemporaryDirectory() as folder:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        members = multiprocessing.spawn(_member, (work, size, Path(folder) / "meeting"), size, join=False)
        signal.signal(signal.SIGTERM, lambda *_: [process.terminate() for process in members.processes])
        while not members.join():
            pass


def _member(rank: int, work: Callable[[Team], None], size: int, meeting: Path) -> None:
    work(Team(rank, size, meeting))
