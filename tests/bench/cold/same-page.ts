import type { Row } from '../row.ts'
import type { Contestant } from './contest.ts'
import { profilePage } from './paths.ts'
import { headersOfCaller } from './walk.ts'

/** Share of the letters that may differ: each page names its own address. */
const mostDifference = 0.02

/** Shows that the pages of all contestants say the same: elements and letters of the body of one profile. */
export async function samePage(contestants: readonly Contestant[], slug: string): Promise<Row[]> {
  const pages = await Promise.all(
    contestants.map(async ({ name, url }) => {
      const answer = await fetch(url + profilePage(slug), { headers: headersOfCaller() })
      return { name, ...sizeOf(await answer.text()) }
    }),
  )
  const letters = pages.map((page) => page.letters)
  const [least, most] = [Math.min(...letters), Math.max(...letters)]
  return [
    {
      what: 'one profile as each shows it: elements, letters',
      figure: pages.map((one) => `${one.name} ${one.elements}, ${one.letters}`).join('; '),
      budget: `the same letters within ${mostDifference * 100} %`,
      met: most - least <= mostDifference * most,
    },
  ]
}

function sizeOf(html: string): { elements: number; letters: number } {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    // What is said where scripts cannot be fetched is not shown.
    .replaceAll(/<p[^>]* hidden[^>]*>.*?<\/p>/gs, '')
  return {
    elements: body.match(/<[a-z]/g)?.length ?? 0,
    letters: body.replaceAll(/<[^>]*>|\s/g, '').length,
  }
}
