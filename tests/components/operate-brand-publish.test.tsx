import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type BrandDesk, brandDesk } from './support/brand-in-memory.ts'
import { openConsole } from './support/open-console.tsx'

const publishPage = '/operate/brands/green?part=publish'
const dialog = page.getByRole('dialog')
const publish = page.getByRole('button', { name: 'Publish now' })
const confirm = dialog.getByRole('button', { name: 'Publish now' })
const names = ({ versions }: BrandDesk) => versions.map(({ state }) => state.brand.name)

/** A brand with a draft that changes its name, on the page that publishes it. */
async function openDraft(): Promise<BrandDesk> {
  const desk = brandDesk()
  desk.changeElsewhere('/brand/name', 'Greener')
  await openConsole(desk, publishPage)
  await expect.element(publish).toBeVisible()
  return desk
}

test('OPR-4 what others save while somebody is asked is not published before it was shown', async () => {
  const desk = await openDraft()
  await publish.click()
  await expect.element(dialog.getByText(/You can undo it/)).toBeVisible()
  desk.changeElsewhere('/brand/domain', 'theirs.test')
  await confirm.click()
  await expect.element(dialog.getByText(/Somebody else has changed the draft/)).toBeVisible()
  await expect.element(dialog.getByText('theirs.test')).toBeVisible()
  expect(names(desk)).toEqual(['Green Supply'])
  await confirm.click()
  await expect.poll(() => desk.versions.at(-1)?.state.brand.domain).toBe('theirs.test')
})

test('OPR-4 a draft that others have published or given up meanwhile cannot be published', async () => {
  const desk = await openDraft()
  await publish.click()
  const version = (await desk.data.brand('green')).draft?.version ?? ''
  await desk.data.discardBrandDraft('green', version)
  await confirm.click()
  await expect.element(dialog.getByText('Nothing to publish')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  expect(names(desk)).toEqual(['Green Supply'])
})

test('OPR-4 what others save while somebody is asked is not discarded before it was shown', async () => {
  const desk = await openDraft()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  desk.changeElsewhere('/brand/domain', 'theirs.test')
  const discard = dialog.getByRole('button', { name: 'Discard the draft' })
  await discard.click()
  await expect.element(dialog.getByText('theirs.test')).toBeVisible()
  expect(desk.draft()?.brand.domain).toBe('theirs.test')
  await discard.click()
  await expect.poll(desk.draft).toBe(null)
  await expect.element(page.getByText('Nothing to publish')).toBeVisible()
})

test('OPR-4 an undo takes back what it stands beside, and nothing that others published since', async () => {
  const desk = await openDraft()
  await publish.click()
  await confirm.click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect.element(undo).toBeVisible()
  await desk.data.publishBrandAgain('green', 1, 2, '')
  await undo.click()
  await expect.element(page.getByText(/Another state was published since/)).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  expect(names(desk)).toEqual(['Green Supply', 'Greener', 'Green Supply'])
})

test('OPR-4 an earlier state is not published over one that was not compared with', async () => {
  const desk = await openDraft()
  await publish.click()
  await confirm.click()
  await expect.poll(() => desk.versions.length).toBe(2)
  await openConsole(desk, '/operate/brands/green?part=history&compare=1')
  const again = page.getByRole('button', { name: 'Publish this state again' })
  await again.click()
  desk.changeElsewhere('/brand/domain', 'theirs.test')
  const { draft } = await desk.data.brand('green')
  await desk.data.publishBrand('green', { draft: draft?.version ?? '', published: 2 }, '')
  await dialog.getByRole('button', { name: 'Publish this state again' }).click()
  await expect.element(dialog.getByText(/Another state was published meanwhile/)).toBeVisible()
  await expect.element(dialog.getByText('theirs.test')).toBeVisible()
  expect(desk.versions).toHaveLength(3)
})

test('OPR-4 nothing is said of undoing where hosts move to the brand', async () => {
  const desk = await openDraft()
  const { brand } = desk.data
  desk.data.brand = async (id) => {
    const moves = [{ host: 'blue.test', brandId: 'blue', brand: 'Blue' }]
    return { ...(await brand(id)), moves }
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await publish.click()
  await expect.element(dialog.getByText(/blue\.test shows Blue now/)).toBeVisible()
  await expect.element(dialog.getByText(/You can undo it/)).not.toBeInTheDocument()
  await confirm.click()
  await expect.element(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('OPR-4 publishing that is refused leads to the choice, and then to the first fault', async () => {
  const desk = await openDraft()
  desk.faultsOf = ({ brand }) =>
    brand.domain === 'bad'
      ? [
          { path: '/brand/domain', code: 'not-valid', message: 'It is none.' },
          { path: '/brand/domain', code: 'not-valid', message: 'It is too short.' },
        ]
      : []
  await openConsole(desk, '/operate/brands/green?part=hosts')
  const domain = page.getByRole('textbox', { name: 'Domain' })
  await domain.fill('mine.test')
  await expect.poll(() => desk.draft()?.brand.domain).toBe('mine.test')
  desk.changeElsewhere('/brand/domain', 'theirs.test')
  await domain.fill('bad')
  await expect.element(page.getByText(/Somebody else has changed this too/)).toBeVisible()
  await page.getByRole('link', { name: 'Publish', exact: true }).first().click()
  await publish.click({ force: true })
  const mine = page.getByRole('button', { name: 'Keep yours: Domain' })
  expect(document.activeElement?.contains(mine.element())).toBe(true)
  await mine.click()
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  await publish.click({ force: true })
  await expect.element(page.getByRole('link', { name: 'Domain: It is none.' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Domain: It is too short.' })).toBeVisible()
})

test('OPR-4 what cannot be saved is not said to be seen by visitors, and keeps the draft from them', async () => {
  const desk = brandDesk()
  const { saveBrandDraft } = desk.data
  desk.data.saveBrandDraft = () => Promise.reject(new Error('The network is away.'))
  await openConsole(desk, '/operate/brands/green?part=texts')
  await expect.element(page.getByText('As published: there is no draft')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Greener')
  await page.getByRole('link', { name: 'Publish', exact: true }).first().click()
  await expect.element(page.getByText(/^What is not saved yet/)).toBeVisible()
  await expect.element(page.getByText('Nothing to publish')).not.toBeInTheDocument()
  desk.changeElsewhere('/brand/domain', 'theirs.test')
  document.dispatchEvent(new Event('visibilitychange'))
  await publish.click()
  const saveFirst = page.getByRole('button', { name: 'Save what is not saved yet' })
  await expect.element(saveFirst).toHaveFocus()
  desk.data.saveBrandDraft = saveBrandDraft
  await publish.click()
  await confirm.click()
  await expect.poll(() => names(desk)).toEqual(['Green Supply', 'Greener'])
})
