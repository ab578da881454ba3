"""Structured logs: one JSON object per line on standard error."""

import logging
import sys

import structlog


def set_up_logs(quiet: bool = False) -> None:
    """Our own lines as JSON; libraries, and if `quiet` we ourselves, speak only when something is wrong."""
    level = logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s")
