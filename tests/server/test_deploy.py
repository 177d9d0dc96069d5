"""The files in `deploy/` agree with the server. No container is started: what they say is read."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from sumida.kernel import GameError
from sumida.server import serve
from sumida.server.http.routes import ENDPOINTS
from sumida.server.limits import read_networks
from sumida.server.settings import Limits, read_limits

DEPLOY = Path(__file__).parents[2] / "deploy"
PASSED_ON = re.compile(r"(?:proxy_set_header|limit_req\w*) (.*);")


@pytest.fixture
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))


def test_compose_sets_only_what_the_server_reads(compose: Any) -> None:
    read = set(re.findall(r"SUMIDA_[A-Z_]+", Path(serve.__file__).read_text("utf-8")))
    variables = set(compose["services"]["server"]["environment"])
    assert variables <= read
    assert {"SUMIDA_DATABASE", "SUMIDA_PROXIES", "SUMIDA_HOSTS", "SUMIDA_METRICS_FOR"} <= variables


def test_compose_trusts_its_own_network_and_nothing_else(compose: Any) -> None:
    inside = ip_network(compose["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    environment = compose["services"]["server"]["environment"]
    assert read_networks(environment["SUMIDA_PROXIES"].split(",")) == (inside,)
    for network in read_networks(environment["SUMIDA_METRICS_FOR"].split(",")):
        assert network == inside or network.is_loopback


def test_compose_has_the_limits_of_the_server(compose: Any) -> None:
    assert read_limits(compose["services"]["server"]["environment"]["SUMIDA_LIMITS"].split(",")) == Limits()


def test_only_the_proxy_can_be_reached_from_outside(compose: Any) -> None:
    assert [name for name, one in compose["services"].items() if "ports" in one] == ["proxy"]


def test_the_proxy_of_compose_passes_on_what_the_example_passes_on(compose: Any) -> None:
    inline = compose["configs"]["nginx"]["content"].replace("$$", "$")
    assert PASSED_ON.findall(inline) == PASSED_ON.findall((DEPLOY / "nginx.conf").read_text("utf-8"))
    assert "deny all" in inline[inline.index("/metrics") :]


def test_the_proxy_in_the_docs_passes_on_the_same_and_lacks_no_variable() -> None:
    docs = (DEPLOY.parent / "docs/host.md").read_text("utf-8")
    [block] = re.findall(r"```nginx\n(.*?)```", docs, re.DOTALL)
    assert PASSED_ON.findall(block) == PASSED_ON.findall((DEPLOY / "nginx.conf").read_text("utf-8"))
    assert "map $http_upgrade $connection_upgrade {" in block
    assert "deny all" in block[block.index("/metrics") :]


def test_every_service_volume_and_file_exists(compose: Any) -> None:
    for service in compose["services"].values():
        assert set(service["networks"]) <= set(compose["networks"])
        assert {one.partition(":")[0] for one in service.get("volumes", [])} <= set(compose["volumes"])
        assert set(service.get("depends_on", ())) <= set(compose["services"])
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_health_is_asked_where_the_server_answers() -> None:
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    path = re.search(r"HEALTHCHECK .*127\.0\.0\.1:8000(/\w+)", container)
    assert path is not None
    assert path[1] in {endpoint.path for endpoint in ENDPOINTS}


def test_the_commands_of_container_and_unit_have_only_options_that_exist(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        serve.main(["--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    for file, command in (("Containerfile", r"CMD \[\"serve.*"), ("sumida.service", r"ExecStart=.*")):
        found = re.findall(command, (DEPLOY / file).read_text("utf-8"))
        assert found
        assert set(re.findall(r"--[a-z-]+", " ".join(found))) <= known


def test_compose_waits_for_a_database_that_says_when_it_is_ready(compose: Any) -> None:
    waits = compose["services"]["server"]["depends_on"]
    for name, how in waits.items():
        assert how["condition"] != "service_healthy" or "healthcheck" in compose["services"][name]
    assert compose["services"]["server"]["environment"]["SUMIDA_DATABASE"].startswith("postgresql://")


def test_limits_are_read_from_texts() -> None:
    found = read_limits(["watchers_per_table=20", "header_s=2.5"])
    assert (found.watchers_per_table, found.header_s) == (20, 2.5)
    assert found.inbox == Limits.inbox


@pytest.mark.parametrize("text", ["fun=3", "inbox", "inbox=-1", "inbox=2.5", "header_s=nan", "header_s=inf"])
def test_a_limit_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(GameError, match="--limit"):
        read_limits([text])
