import type { CDPSession, Page } from 'playwright'
import { openMembers } from '../e2e/support/navigation.ts'
import { atMost, type Row } from './row.ts'
import { withForm } from './with-form.ts'

const navigations = 50
/** Times what was held before: what screens leave behind grows with each visit. */
const mostGrowth = 1.15

/**
 * What a page holds after it has gone from screen to screen and back for a while, without a new document: its heap
 * and its nodes after a collection, beside those after some visits.
 */
export function heapOverNavigations(): Promise<Row[]> {
  return withForm(async (page, devtools) => {
    await visit(page, 10)
    const before = await held(devtools)
    await visit(page, navigations)
    const after = await held(devtools)
    const heap = `${before.megabytes.toFixed(1)} MB`
    const most = Number((before.megabytes * mostGrowth).toFixed(1))
    return [
      { what: 'heap after 10 navigations', figure: heap, budget: '', met: null },
      atMost(`heap after ${navigations} more`, after.megabytes, most, 'MB', 1),
      atMost(
        'nodes of the document, and what is held of former ones',
        after.nodes,
        Math.round(before.nodes * mostGrowth),
        `of ${before.nodes} before`,
      ),
    ]
  })
}

/** To the members and back to the form, each of which is made anew. */
async function visit(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 2) {
    await openMembers(page)
    await page.goBack()
    await page.getByRole('heading', { name: 'My organization', level: 1 }).waitFor()
    await page.getByRole('treeitem').first().waitFor()
  }
}

async function held(devtools: CDPSession): Promise<{ megabytes: number; nodes: number }> {
  // What the first collection sets free may hold others.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 1e6, nodes }
}
