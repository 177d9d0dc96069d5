"""The application: puts store, hub, bots, socket and HTTP handlers together while the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from sumida import __version__
from sumida.server.clock import Clock
from sumida.server.export import PersonExport
from sumida.server.forgetting import Forgetter
from sumida.server.hanablive.accounts import has_cookie
from sumida.server.hanablive.endpoint import SiteEndpoint
from sumida.server.http.daily import DailyApi
from sumida.server.http.handling import per_minute
from sumida.server.http.hints import HintApi
from sumida.server.http.pages import Pages
from sumida.server.http.passkeys import PasskeyApi
from sumida.server.http.people import PeopleApi
from sumida.server.http.push import PushApi
from sumida.server.http.reasons import ReasonApi
from sumida.server.http.replays import ReplayApi
from sumida.server.http.routes import Handlers, routes
from sumida.server.http.security import SecurityHeaders
from sumida.server.http.site_login import SiteLoginApi
from sumida.server.http.statistics import StatisticsApi
from sumida.server.http.status import StatusApi
from sumida.server.http.tables import TableApi
from sumida.server.live.hub import Hub
from sumida.server.live.socket import SocketEndpoint
from sumida.server.live.table import LiveTable
from sumida.server.my_games import GamesOfPeople
from sumida.server.my_statistics import StatisticsOfPeople
from sumida.server.offers import Installed
from sumida.server.operations.collecting import GarbageCollector
from sumida.server.operations.indexing import complete_index
from sumida.server.operations.limit_events import LimitEvents
from sumida.server.operations.logs import log_event
from sumida.server.operations.metrics import METRICS
from sumida.server.operations.retention import delete_old_tables
from sumida.server.public_tables import PublicTableList
from sumida.server.push.notifications import Notifications, can_notify, notifications
from sumida.server.replays import Replays
from sumida.server.settings import ServerSettings
from sumida.server.thinking.bots import BotWorkers
from sumida.server.thinking.review_queue import ReviewQueue
from sumida.server.thinking.workers import BackgroundProcess
from sumida.server.tokens import Signer
from sumida.store import StoreError, open_cluster, open_store
from sumida.tables.context import Chance

log = logging.getLogger("sumida.server")

OWN_HOSTS = ("localhost", "127.0.0.1", "[::1]")
"""Names for this machine itself, from where health and metrics are read."""


def create_app(
    settings: ServerSettings, chance: Chance | None = None, clock: Clock | None = None
) -> Starlette:
    """The ASGI application; it opens its store when the server starts and closes it when the server stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(settings.database)
        signer = Signer(await store.secret("tokens"))
        cluster = open_cluster(store) if settings.node else None
        hub = Hub(store, Installed(settings.own_bots), signer, settings, chance, clock, cluster)
        bot_workers, background = BotWorkers(settings), BackgroundProcess()
        deals = DailyApi(hub.clock, background)
        secret = await store.secret("push")
        notices = app.state.notifications = notifications(hub, secret) if can_notify() else None
        _connect(hub, bot_workers, notices)
        reviews = ReviewQueue()
        app.state.hub, app.state.bot_workers, app.state.reviews = hub, bot_workers, reviews
        endpoint = SocketEndpoint(hub)
        app.state.incoming = endpoint.incoming
        hub.people.on_out = endpoint.sign_out
        replays = Replays(hub)
        forgetter = Forgetter(hub, replays)
        public = app.state.public = PublicTableList(hub)
        figures = app.state.figures = StatisticsOfPeople(hub)
        deals.on_bound = figures.keep_bound
        games = GamesOfPeople(hub)
        export = app.state.export = PersonExport(hub, games, figures)
        people = PeopleApi(hub, games, export, forgetter)
        handlers = _handlers(hub, bot_workers, reviews, deals, replays, people, public, figures, notices)
        app.router.routes[:] = _routes(hub, endpoint, handlers)
        await hub.join()
        limits = LimitEvents()
        work = (
            _tick(hub, endpoint, replays, public, limits),
            delete_old_tables(hub),
            complete_index(hub),
            forgetter.sweep_often(),
        )
        tasks = [asyncio.create_task(one) for one in work]
        log_event(log, "server-started", version=__version__)
        if notices is not None:
            tasks.append(asyncio.create_task(notices.watch.run()))
        if settings.warm_up:
            tasks.append(asyncio.create_task(bot_workers.warm_up.compile_all(background)))
        try:
            yield
        finally:
            limits.tell()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            deals.close()
            background.close()
            bot_workers.close()
            reviews.close()
            await hub.close()
            await store.close()
            log_event(log, "server-stopped")

    middleware = [Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1000)]
    if settings.hosts:
        middleware.insert(0, Middleware(TrustedHostMiddleware, [*settings.hosts, *OWN_HOSTS]))
    return Starlette(lifespan=lifespan, middleware=middleware)


def _connect(hub: Hub, bot_workers: BotWorkers, notices: Notifications | None) -> None:
    """Tell bots and notifications of every change at a table."""
    if notices is None:
        hub.on_change = bot_workers.schedule
        return
    watch = notices.watch

    def changed(live: LiveTable) -> None:
        bot_workers.schedule(live)
        watch.note(live)

    hub.on_change, hub.on_leave = changed, watch.left
    hub.people.push_key = notices.public_key


def _handlers(
    hub: Hub,
    bot_workers: BotWorkers,
    reviews: ReviewQueue,
    deals: DailyApi,
    replays: Replays,
    people: PeopleApi,
    public: PublicTableList,
    figures: StatisticsOfPeople,
    notices: Notifications | None,
) -> Handlers:
    new_tables = per_minute(hub.settings.limits.tables_per_minute)
    return Handlers(
        tables=TableApi(hub, new_tables, public),
        replays=ReplayApi(hub.settings, replays, reviews, new_tables, hub.misses),
        daily=deals,
        hints=HintApi(hub, bot_workers),
        reasons=ReasonApi(hub, bot_workers),
        status=StatusApi(hub, bot_workers, reviews),
        site=SiteLoginApi(hub),
        people=people,
        passkeys=PasskeyApi(hub, people),
        push=PushApi(hub, people, notices),
        statistics=StatisticsApi(hub, people, figures),
    )


def _routes(hub: Hub, endpoint: SocketEndpoint, handlers: Handlers) -> list[BaseRoute]:
    site = SiteEndpoint(endpoint)

    async def socket(opened: WebSocket) -> None:
        await (site(opened) if has_cookie(opened) else endpoint(opened))

    return [WebSocketRoute("/ws", socket), *routes(handlers), *Pages(hub.signer).routes()]


SIGNED_OUT_MS = 30_000
"""How far back to look for browsers that another server signed out; its clock may differ."""


async def _sign_out_everywhere(hub: Hub, endpoint: SocketEndpoint, replays: Replays) -> None:
    """Replays that were cached may name somebody who has just been forgotten."""
    with suppress(StoreError):  # the next second will tell
        for device in await hub.people.signed_out_since(hub.clock() - SIGNED_OUT_MS):
            endpoint.sign_out(device)
            replays.forget()


async def _tick(
    hub: Hub, endpoint: SocketEndpoint, replays: Replays, public: PublicTableList, limits: LimitEvents
) -> None:
    """Once a second: what is due at tables and sockets. How late it comes is how busy the event loop is."""
    loop, garbage = asyncio.get_running_loop(), GarbageCollector()
    while True:
        due = loop.time() + 1
        await asyncio.sleep(1)
        METRICS.loop_lag.add(loop.time() - due)
        if hub.cluster is not None:
            await _sign_out_everywhere(hub, endpoint, replays)
            with suppress(StoreError):
                await public.publish()
        for _ in hub.ticks():
            await asyncio.sleep(0)
        endpoint.tick()
        limits.tick()
        garbage.tick()
