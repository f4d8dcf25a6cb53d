/**
 * Addresses where there is no server. Any web space serves this page at one address only, so what
 * is shown stands behind its `?`: `/g/ID` is `?/g/ID`. The pages name each other as always; their
 * links are written anew as they appear, so that they also open in another window.
 */
import { at } from '../router.svelte'

function rewrite(link: Element): void {
  const address = link.getAttribute('href')
  if (address?.startsWith('/') === true) link.setAttribute('href', at(address))
}

export function rewriteLinks(root: Element): void {
  root.querySelectorAll('a[href^="/"]').forEach(rewrite)
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      if (type === 'attributes') rewrite(target as Element)
      else
        addedNodes.forEach((node) => {
          if (!(node instanceof Element)) return
          if (node.matches('a[href^="/"]')) rewrite(node)
          node.querySelectorAll('a[href^="/"]').forEach(rewrite)
        })
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] })
}
