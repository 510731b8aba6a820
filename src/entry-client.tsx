import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { createPortal } from './create-portal.ts'
import { createAppRouter } from './router.tsx'
import { installTrustedTypes } from './trusted-types.ts'

/**
 * Makes the portal live: over the server's markup where there is some, else from nothing.
 * @param replay what was pressed while the page was not yet live
 */
export async function startPortal(replay: EventTarget | null): Promise<void> {
  installTrustedTypes()
  const element = document.getElementById('seed')
  const seed = element ? (JSON.parse(element.textContent) as Record<string, unknown>) : {}
  const router = createAppRouter(await createPortal(seed))
  // Tells the router that the document is rendered already.
  if (element) router.ssr = { manifest: undefined }
  await router.load()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (element) hydrateRoot(document, app)
  else createRoot(document).render(app)
  const button = replay instanceof Element ? replay.closest('button') : null
  if (button) requestAnimationFrame(() => button.click())
}
