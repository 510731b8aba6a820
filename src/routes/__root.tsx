import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
} from '@tanstack/react-router'
import { AnalyticsContext } from '../analytics/analytics-context.ts'
import type { AppContext } from '../app-context.ts'
import { SessionContext } from '../auth/session-context.ts'
import { BrandContext } from '../brand/brand-context.ts'
import { DataContext } from '../data/data-context.ts'
import { portalHead } from '../features/site-frame/head.ts'
import { SiteFrame } from '../features/site-frame/site-frame.tsx'
import { fontPreloads } from '../ui/font-preloads.ts'
import { useInvite } from './-use-invite.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  head: ({ match }) => portalHead(match.context.brand),
  component: Root,
})

function Root() {
  const { analytics, brand, data, session, environment } = Route.useRouteContext()
  const invite = useInvite()
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame }) ?? 'full'
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/brand.css" precedence="brand" />
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <HeadContent />
      </head>
      <body>
        <BrandContext value={brand}>
          <DataContext value={data}>
            <SessionContext value={session}>
              <AnalyticsContext value={analytics}>
                <SiteFrame frame={frame} environment={environment} onInvite={invite.open}>
                  <Outlet />
                </SiteFrame>
                {invite.dialog}
              </AnalyticsContext>
            </SessionContext>
          </DataContext>
        </BrandContext>
        <Scripts />
      </body>
    </html>
  )
}
