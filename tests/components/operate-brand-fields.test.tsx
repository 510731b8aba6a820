import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import { brandDesk } from './support/brand-in-memory.ts'
import { openConsole } from './support/open-console.tsx'
import { expectCount } from './support/screen.ts'

test('OPR-4 a text is emptied in each language or in all, and the editor says what is shown then', async () => {
  const desk = brandDesk()
  await openConsole(desk, '/operate/brands/green?part=texts')
  const title = page.getByRole('group', { name: 'Title of the landing page' })
  const english = page.getByLabelText('Title of the landing page, English')
  const brand = () => desk.draft()?.brand
  await english.fill('')
  await expect.element(title.getByText(/Needed while another language has words/)).toBeVisible()
  await page.getByLabelText('Title of the landing page, Deutsch').fill('')
  await expect.element(title.getByText(/the portal’s own words are shown/)).toBeVisible()
  await expect.poll(() => brand()?.title).toBe('')
  await page.getByRole('button', { name: /^Empty in all languages: Description/ }).click()
  await expect.element(page.getByLabelText(/^Description.*English$/)).toHaveFocus()
  await expect.poll(() => brand()?.description).toBe('')
  await page.getByLabelText('Title of the login page, Deutsch').fill('Anmelden')
  await expect.poll(() => brand()?.copy.loginTitle).toEqual({ en: '', de: 'Anmelden' })
  await page.getByRole('button', { name: /^Empty in all languages: Title of the login/ }).click()
  await expect.poll(() => brand()?.copy).toEqual({})
})

test('OPR-4 what is wrong with a new brand stands at its field, and what was typed stays', async () => {
  const desk = brandDesk()
  const begun: string[] = []
  let answer: (failure: ProblemError) => void = () => {}
  desk.data.createBrand = ({ id }) => {
    begun.push(id)
    return new Promise((_, reject) => (answer = reject))
  }
  await openConsole(desk, '/operate/brands/NEW')
  const id = page.getByRole('textbox', { name: 'Short name for addresses' })
  const host = page.getByRole('textbox', { name: 'Host' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Grün & Söhne')
  await expect.element(id).toHaveValue('grun-sohne')
  await host.fill('new.test')
  await id.fill('Green!')
  await host.click()
  await expect.element(page.getByText(/^Write small letters/)).toBeVisible()
  await id.fill('green')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Another brand has this short name.')).toBeVisible()
  await expect.element(id).toHaveFocus()
  expect(begun).toEqual([])
  await id.fill('greener')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => begun).toEqual(['greener'])
  answer(
    new ProblemError({ status: 422, code: 'invalid', field: 'host', message: 'No such host.' }),
  )
  await expect.element(page.getByText('No such host.')).toBeVisible()
  await expect.element(host).toHaveFocus()
  await expect.element(host).toHaveValue('new.test')
  await expect.element(id).toHaveValue('greener')
  expect(begun).toEqual(['greener'])
})

test('OPR-4 what is no colour stays in the draft, at its field too when it is come back to', async () => {
  const desk = brandDesk()
  await openConsole(desk, '/operate/brands/green?part=look')
  const primary = page.getByRole('textbox', { name: /^Primary colour/ })
  await primary.fill('green')
  await page.getByRole('link', { name: 'Pictures' }).click()
  await expectCount(primary, 0)
  window.history.back()
  await expect.element(primary).toHaveValue('green')
  await expect.element(primary).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => desk.draft()?.brand.brandColors.primaryColor).toBe('green')
  await primary.fill('0A5D3D')
  await userEvent.tab()
  await expect.element(primary).toHaveValue('#0a5d3d')
  await expect.poll(() => desk.draft()?.brand.brandColors.primaryColor).toBe('#0a5d3d')
})

test('OPR-4 of two pictures for one place the last one counts, and none once it was removed', async () => {
  const desk = brandDesk()
  const sent = new Map<string, () => void>()
  desk.data.uploadBrandPicture = (_id, _kind, { name }) =>
    new Promise((resolve) =>
      sent.set(name, () =>
        resolve({
          ...{ address: `/brands/green/${name}`, width: 1, height: 1 },
          ...{ type: 'image/png', size: 1 },
        }),
      ),
    )
  await openConsole(desk, '/operate/brands/green?part=pictures')
  const logo = page.getByRole('region', { name: 'Logo for light pages' })
  await expect.element(logo).toBeVisible()
  function drop(name: string) {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], name, { type: 'image/png' }))
    logo.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  }
  const shown = () => desk.draft()?.brand.brandImages.darkLogo
  drop('first.png')
  drop('second.png')
  sent.get('second.png')?.()
  await expect.poll(shown).toBe('/brands/green/second.png')
  sent.get('first.png')?.()
  const choose = logo.getByRole('button', { name: /^Replace/ })
  await expect.element(choose).not.toHaveAttribute('aria-busy')
  drop('third.png')
  await logo.getByRole('button', { name: /^Remove/ }).click()
  sent.get('third.png')?.()
  await expect.poll(shown).toBeUndefined()
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  expect(desk.draft()?.brand.brandImages).toEqual({})
})

test('OPR-4 what was begun in a row stays with it when another one is removed or passes it', async () => {
  const desk = brandDesk()
  desk.changeElsewhere('/brand/associatedPortfolios', [
    { portfolioSlug: '', requiredCredentialIds: [] },
    { portfolioSlug: '', requiredCredentialIds: [] },
    { portfolioSlug: 'third', requiredCredentialIds: [] },
  ])
  await openConsole(desk, '/operate/brands/green?part=search')
  const typed = page.getByRole('combobox', { name: 'Credentials needed to join' })
  await typed.nth(1).fill('second row')
  await page.getByRole('button', { name: 'Remove: Portfolio 1' }).click()
  await expect.element(typed.nth(0)).toHaveValue('second row')
  await expect.poll(() => desk.draft()?.brand.associatedPortfolios).toHaveLength(2)
  await page.getByRole('button', { name: 'Move up: third' }).click()
  await expect.element(typed.nth(1)).toHaveValue('second row')
  await expect.element(typed.nth(0)).toHaveValue('')
})

test('OPR-4 a row is dragged past one of another height and stays there', async () => {
  const desk = brandDesk()
  desk.changeElsewhere('/brand/footer/htmlColumns', ['<p>High</p>'])
  await openConsole(desk, '/operate/brands/green?part=footer')
  const rows = page.getByRole('list', { name: 'Links in the footer' })
  await expect.element(rows).toBeVisible()
  const [first, second] = rows.getByRole('listitem').elements()
  const handle = first?.querySelector('[aria-hidden]')
  if (!(handle && second instanceof HTMLElement)) throw new Error('There are two rows.')
  second.style.minBlockSize = '60rem'
  const top = () => rows.element().getBoundingClientRect().top
  const send = (target: Element, type: string, clientY: number) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
  // A pointer that was made up cannot be kept.
  rows.element().setPointerCapture = () => {}
  send(handle, 'pointerdown', top() + 10)
  const to = second.getBoundingClientRect()
  const order = () =>
    rows
      .getByText(/^(About|Help|Imprint)$/)
      .elements()
      .map(({ textContent }) => textContent)
  send(rows.element(), 'pointermove', to.top + 5)
  expect(order()).toEqual(['About', 'Help', 'Imprint'])
  // Rows change a little in height where they move: only the first has a hint.
  for (const _ of [1, 2, 3]) send(rows.element(), 'pointermove', to.bottom - 60)
  expect(order()).toEqual(['Help', 'About', 'Imprint'])
  await expect.poll(() => desk.draft()?.brand.footer.options[1]?.label).toBe('About')
})
