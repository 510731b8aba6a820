import { contest, type Passes, type Result, shown } from './cold/contest.ts'
import { filledDirectory, randomSlugs } from './cold/filled-directory.ts'
import { fromFile, madeAhead } from './cold/from-file.ts'
import { oneMissingPage } from './cold/one-missing-page.ts'
import { profileJson, profilePage, supplierBadge } from './cold/paths.ts'
import { startInProduction } from './cold/production-server.ts'
import { profilesFile } from './cold/profiles-file.ts'
import { samePage } from './cold/same-page.ts'
import { stalls } from './cold/stalls.ts'
import { buildPeers, peerNames, startPeer } from './peers/start-peer.ts'
import type { Row } from './row.ts'

/** Milliseconds of processor that a cold page may take. */
const mostForPage = 5
/** In a round of each; pages take longest. */
const pagesEach = 300
const answersEach = 1_000

/**
 * What the public reads of suppliers drawn by chance from 100,000: the first time, and again. A server in
 * production settings, a caller of its own for each request, and beside it the same page in Next and Astro.
 */
export async function cold(): Promise<Row[]> {
  const directory = await filledDirectory()
  const profiles = await profilesFile(directory)
  await buildPeers()
  const slugs = randomSlugs()
  const [known = ''] = slugs(1)
  const server = await startInProduction(directory)
  const peers = await Promise.all(
    peerNames.map(async (name) => ({ name, ...(await startPeer(name, profiles, known)) })),
  )
  try {
    const ours = { name: 'Credence', ...server }
    const all = [ours, ...peers]
    const same = await samePage(all, known)
    const pages = await contest(all, slugs, { each: pagesEach, pathOf: profilePage })
    const small = { 'profile, JSON': profileJson, 'badge of a supplier': supplierBadge }
    const answers: Row[] = []
    for (const [what, pathOf] of Object.entries(small)) {
      const [passes] = await contest([ours], slugs, { each: answersEach, pathOf })
      if (passes) answers.push(...rowsOf(what, passes))
    }
    const [ourPages] = pages
    if (!ourPages) throw new Error('Nothing was measured.')
    return [
      ...same,
      ...all.flatMap(({ name }, at) => rowsOf(`profile page, ${name}`, pages[at] ?? ourPages)),
      ...ahead(ourPages, pages.slice(1)),
      ...answers,
      ...(await oneMissingPage(server, slugs)),
      ...(await stalls(server, slugs)),
      ...fromFileRows('made before', await fromFile(directory, slugs, pagesEach), pages.slice(1)),
      ...fromFileRows(
        'made ahead, never read',
        await madeAhead(directory, pagesEach),
        pages.slice(1),
      ),
    ]
  } finally {
    await Promise.all([server, ...peers].map((one) => one.stop()))
  }
}

function fromFileRows(which: string, ours: Result, others: readonly Passes[]): Row[] {
  const best = Math.min(...others.map(({ cold: { milliseconds } }) => milliseconds))
  return [
    ...rowsOf('profile page, Credence', { [`${which}, after a start`]: ours }),
    {
      what: `profile page, ${which}, after a start: processor, beside the better of the others`,
      figure: `${ours.milliseconds.toFixed(2)} ms, ${best.toFixed(2)} ms`,
      budget: 'less',
      met: ours.milliseconds < best,
    },
  ]
}

const rowsOf = (what: string, passes: Record<string, Result>): Row[] =>
  Object.entries(passes).map(([pass, result]) => ({
    what: `${what}, ${pass}`,
    figure: shown(result),
    budget: '',
    met: null,
  }))

function ahead(ours: Passes, others: readonly Passes[]): Row[] {
  const best = (pass: keyof Passes) => Math.min(...others.map((one) => one[pass].milliseconds))
  const row = (pass: keyof Passes, what: string): Row => ({
    what: `profile page, ${what}: processor, beside the better of the others`,
    figure: `${ours[pass].milliseconds.toFixed(2)} ms, ${best(pass).toFixed(2)} ms`,
    budget: 'less',
    met: ours[pass].milliseconds < best(pass),
  })
  const { milliseconds } = ours.cold
  return [
    {
      what: 'profile page, cold: processor',
      figure: `${milliseconds.toFixed(2)} ms`,
      budget: `≤ ${mostForPage} ms`,
      met: milliseconds <= mostForPage,
    },
    row('cold', 'cold'),
    row('later', 'later'),
  ]
}
