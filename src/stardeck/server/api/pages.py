"""The documentation of the API as a page."""

from html import escape
from typing import Any

import msgspec
from litestar import Response, get

from stardeck.server.api.visitor import AnyRequest

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "pre{background:#f4f4f8;padding:.8rem;overflow:auto}code{font-size:.95em}h2{margin-top:2.5rem}"
    "@media(prefers-color-scheme:dark){body{background:#14141c;color:#eee}pre{background:#22222e}a{color:#9cf}}"
)


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def api_docs(request: AnyRequest) -> Response[str]:
    """The API for people: plain HTML, no script, nothing from elsewhere."""
    schema = request.app.openapi_schema.to_schema()
    return Response(docs_page(schema), media_type="text/html")


@get("/api/docs.css", include_in_schema=False, sync_to_thread=False)
def api_style() -> Response[str]:
    """Its style."""
    return Response(STYLE, media_type="text/css")


def docs_page(schema: dict[str, Any]) -> str:
    """The OpenAPI document as a page."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Stardeck API</title>",
        "<meta name=viewport content='width=device-width'><link rel=stylesheet href=/api/docs.css>",
        f"<h1>{escape(schema['info']['title'])}</h1><p>{escape(schema['info'].get('description', ''))}</p>",
        "<p>As a document for programs: <a href=/api/openapi.json>openapi.json</a>.</p>",
    ]
    for path, methods in schema["paths"].items():
        parts += [docs_of(path, method, call) for method, call in methods.items() if method != "parameters"]
    return "\n".join(parts)


def docs_of(path: str, method: str, call: dict[str, Any]) -> str:
    """One call."""
    rows = [f"<h2><code>{method.upper()} {escape(path)}</code></h2><p><b>{escape(call.get('summary', ''))}</b>"]
    rows.append(f"<br>{escape(call.get('description', ''))}</p>")
    rows += [f"<p><code>{escape(p['name'])}</code> ({escape(p['in'])})</p>" for p in call.get("parameters", [])]
    for content in call.get("requestBody", {}).get("content", {}).values():
        for example in content.get("examples", {}).values():
            text = msgspec.json.format(msgspec.json.encode(example.get("value")), indent=2).decode()
            rows.append(f"<p>{escape(example.get('summary', 'Example'))}:</p><pre>{escape(text)}</pre>")
    rows.append(f"<p>Answers: {escape(', '.join(call.get('responses', {})))}</p>")
    return "\n".join(rows)
