import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright/test'
import { crash, faults as wireFaults, openWire, seededRandom } from './support/fault-runs.ts'
import { keptDrafts } from './support/outbox.ts'
import { saveButton } from './support/profile-form.ts'
import { startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

/** `FAULT_SEED` repeats a run, `FAULT_SEQUENCES` makes it longer (`npm run test:faults`). */
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31))
const sequences = Number(process.env['FAULT_SEQUENCES'] ?? 10)
const steps = [
  ...['type', 'type', 'type', 'save', 'faulty save', 'faulty save', 'faulty save'],
  ...['offline', 'online', 'crash'],
] as const

type Field = 'description' | 'website'
type Profile = Record<Field, string> & { version: number; slug: string }

const labels = { description: 'Description', website: 'Website' } as const

async function readProfile(page: Page, slug: string): Promise<Profile> {
  const answer = await page.context().request.get(`/api/public/organisation/detail/${slug}`)
  return ((await answer.json()) as { data: Profile }).data
}

/** Opens the form in a new page of the same device, as somebody does after a crash. */
async function reopen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/organisation')
  await page.getByLabel('Description').waitFor()
  return page
}

test('OFF-4 OFF-5 random sequences of typing, saving, faults and crashes lose nothing and send nothing twice', async ({
  page: first,
  context,
  faults,
}) => {
  test.setTimeout(sequences * 12_000)
  console.log(`fault runs: FAULT_SEED=${seed}`)
  faults.expect(/Failed to load resource|net::ERR_/)
  await startSavedSupplier(first)
  const slug = await slugOf(first)
  const before = await readProfile(first, slug)
  const wire = await openWire(context)
  const random = seededRandom(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const wanted: Record<Field, string> = { description: before.description, website: before.website }
  let page = first
  let typed = 0
  let crashes = 0
  let lostAtOnce = 0

  for (let run = 0; run < sequences; run += 1) {
    for (let at = 0; at < 5; at += 1) {
      const step = pick(steps)
      if (step === 'type') {
        typed += 1
        const field = pick<Field>(['description', 'website'])
        wanted[field] = field === 'website' ? `www.typed-${typed}.example` : `Typed ${typed}.`
        await page.getByLabel(labels[field]).fill(wanted[field])
      } else if (step === 'save') await saveButton(page).click()
      else if (step === 'faulty save') {
        wire.next = pick(wireFaults)
        await saveButton(page).click()
      } else if (step === 'offline') await context.setOffline(true)
      else if (step === 'online') await context.setOffline(false)
      else {
        crashes += 1
        const kept = await keptDrafts(page)
        await crash(page)
        // A document is only opened without a network where the worker is in charge.
        await context.setOffline(false)
        page = await reopen(context)
        for (const field of ['description', 'website'] as const) {
          const input = page.getByLabel(labels[field])
          // What the device had by then must be there; the last moment before the crash may be lost.
          if (kept.includes(wanted[field]))
            await expect(input, `run ${run} of seed ${seed}`).toHaveValue(wanted[field])
          const shown = await input.inputValue()
          if (shown !== wanted[field]) lostAtOnce += 1
          wanted[field] = shown
        }
      }
    }
    await context.setOffline(false)
    wire.next = 'none'
    await expect(async () => {
      await saveButton(page).click()
      await expect(
        page.getByText('All changes are saved.').filter({ visible: true }).first(),
      ).toBeVisible({ timeout: 2_000 })
    }, `run ${run} of seed ${seed}`).toPass({ timeout: 60_000 })
    const stored = await readProfile(page, slug)
    expect({ description: stored.description, website: stored.website }).toEqual(wanted)
    expect(JSON.parse(await keptDrafts(page)), 'nothing is left to send').toEqual([])
    expect(new Set(wire.stored).size, 'no key was stored twice').toBe(wire.stored.length)
    expect(stored.version - before.version, 'each save was stored once').toBe(wire.stored.length)
  }
  console.log(
    `fault runs: ${sequences} sequences, ${typed} edits, ${crashes} crashes, ` +
      `${wire.stored.length} saves stored, each once; edits of the last moment before a crash that ` +
      `were not kept yet: ${lostAtOnce}; on the wire: ${JSON.stringify(wire.counts)}`,
  )
})

/** Slug of the organisation that is open. */
async function slugOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Members' }).first()
  return (
    new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('organisation') ??
    ''
  )
}
