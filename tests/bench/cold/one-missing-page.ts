import type { Row } from '../row.ts'
import type { Passes } from './contest.ts'
import { profilePage } from './paths.ts'
import { walk } from './walk.ts'

const callers = 50
const pages = 20
/** A second rendering may begin before the first is known of. */
const most = 2

/**
 * How often a page is made that so many ask for at the same time and nobody has asked for before, worked
 * out from the processor's time: what is more than sending so many finished ones is making it.
 * @param page what one takes when it is made, and when it is there
 */
export async function oneMissingPage(
  server: { url: string; pid: number },
  slugs: (count: number) => string[],
  { cold, later }: Passes,
): Promise<Row[]> {
  let milliseconds = 0
  for (const slug of slugs(pages)) {
    const paths = Array.from({ length: callers }, () => profilePage(slug))
    milliseconds += ((await walk(server, paths, callers)).milliseconds * callers) / pages
  }
  const made =
    (milliseconds - callers * later.milliseconds) / (cold.milliseconds - later.milliseconds)
  return [
    {
      what: `${callers} callers of one missing page: how often it is made`,
      figure: `${made.toFixed(1)} (${milliseconds.toFixed(0)} ms of processor)`,
      budget: `≤ ${most}`,
      met: made <= most,
    },
  ]
}
