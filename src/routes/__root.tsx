import { createRootRouteWithContext, Outlet, Scripts } from '@tanstack/react-router'
import { preload } from 'react-dom'
import { AnalyticsContext } from '../analytics/analytics-context.ts'
import type { AppContext } from '../start/app-context.ts'
import { SessionContext } from '../auth/session-context.ts'
import { BrandContext } from '../brand/brand-context.ts'
import { DataContext } from '../data/data-context.ts'
import { portalHead } from '../features/site-frame/head.ts'
import { directionOf, offeredIn } from '../i18n/languages.ts'
import { TextContext } from '../i18n/text-context.ts'
import { UpdatesContext } from '../pwa/updates-context.ts'
import { fontPreloads } from '../ui/font-preloads.ts'
import { ReachableContext } from '../ui/reachable-context.ts'
import { PageHead } from './-page-head.tsx'
import { PortalFrame } from './-portal-frame.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad({ context: { data }, location, preload }) {
    // A link that is only pointed at has not been followed.
    if (!preload) data.claimMode.readAddress(location.search)
  },
  head: ({ match, matches }) => {
    const { texts, brand, environment, origin } = match.context
    const shown = matches.at(-1)
    const isOpen = import.meta.env.SSR && shown && shown.ssr !== false
    const languages = isOpen ? offeredIn(environment) : []
    const open = isOpen ? { path: shown.pathname, language: texts.language, languages } : null
    return portalHead(texts.t, brand, origin, open)
  },
  component: Root,
})

function Root() {
  const { analytics, brand, data, session, environment, texts, ...parts } = Route.useRouteContext()
  // By call they come before the picture of a page: without them no word of it has its final shape.
  for (const href of fontPreloads(texts.language)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <TextContext value={texts}>
      <html lang={texts.language} dir={directionOf(texts.language)}>
        <head>
          <link rel="stylesheet" href="/brand.css" precedence="brand" />
          <PageHead brand={brand.name} />
        </head>
        <body>
          <BrandContext value={brand}>
            <DataContext value={data}>
              <ReachableContext value={data.offline.whenReachable}>
                <SessionContext value={session}>
                  <AnalyticsContext value={analytics}>
                    <UpdatesContext value={parts.updates}>
                      <PortalFrame
                        environment={environment}
                        install={parts.install}
                        parts={parts.userFrame}
                        consent={parts.consent}
                      >
                        <Outlet />
                      </PortalFrame>
                    </UpdatesContext>
                  </AnalyticsContext>
                </SessionContext>
              </ReachableContext>
            </DataContext>
          </BrandContext>
          {/* A live page loads further scripts through dynamic imports only. */}
          {import.meta.env.SSR && <Scripts />}
        </body>
      </html>
    </TextContext>
  )
}
