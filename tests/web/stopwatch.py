"""How soon a page shows what a click leads to."""

import os

# Milliseconds from a click to the frame that shows the position after it.
REPAINTED = 100

# Notes how long each click takes until the page has painted the state that it leads to.
STOPWATCH = """
  window.repaints = []
  let clicked = null
  addEventListener('click', event => (clicked = event.timeStamp), true)
  new MutationObserver(() => {
    const begun = clicked
    clicked = null
    if (begun === null) return
    const painted = new MessageChannel()
    painted.port1.onmessage = () => window.repaints.push(performance.now() - begun)
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ply'] })
"""


def crowd() -> float:
    """How many programs there are for each processor: where others want them too, a click waits for its share."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
