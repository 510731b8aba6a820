import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import type { Row } from '../row.ts'
import { profilePage } from './paths.ts'
import type { ProductionServer } from './production-server.ts'
import { walk } from './walk.ts'

const callers = 50
const pages = 20
/** A second rendering may begin before the first is known of. */
const most = 2
/** Each page that is made reads its profile once. */
const reads = `credence_page_reads_total{route="/api${organisationEndpoints.publicProfile.path}"}`

/** How often a page is made that so many ask for at the same time and nobody has asked for before. */
export async function oneMissingPage(
  server: ProductionServer,
  slugs: (count: number) => string[],
): Promise<Row[]> {
  const before = (await server.metrics()).get(reads) ?? 0
  for (const slug of slugs(pages))
    await walk(
      server,
      Array.from({ length: callers }, () => profilePage(slug)),
      callers,
    )
  const made = (((await server.metrics()).get(reads) ?? 0) - before) / pages
  return [
    {
      what: `${callers} callers of one missing page: how often it is made`,
      figure: made.toFixed(2),
      budget: `at least once, ≤ ${most}`,
      met: made >= 1 && made <= most,
    },
  ]
}
