import type { Page } from 'playwright/test'
import { listedModule } from '../fixtures/listed-module.ts'
import { expectAccessible } from './support/accessibility.ts'
import { answerModules, card, popup, startModules } from './support/modules.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const formAddress = 'https://form.typeform.com/to/lT4Z3j'
const foreignForm = 'request to a foreign host https://form.typeform.com/'
const startButton = (page: Page) => card(page).getByRole('button', { name: /^Start/ })
const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Close the questionnaire?' })

test('MOD-1 the form service is told who answers for whom, and loaded only on demand', async ({
  page,
  faults,
}) => {
  faults.expect(foreignForm)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const name = await startWithForm(page)
  const before = scripts.length
  expect(before).toBeGreaterThan(0)

  await startButton(page).click()
  const form = popup(page).frameLocator('iframe')
  await expect(form.getByText('The form of the service')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  expect(await hasLibrary(page, scripts.slice(0, before))).toBe(false)
  expect(await hasLibrary(page, scripts.slice(before))).toBe(true)
  const frame = page.frames().find((one) => one.url().startsWith(formAddress))
  const hidden = new URLSearchParams(new URL(frame?.url() ?? '').hash.slice(1))
  expect(Object.fromEntries(hidden)).toEqual({
    organisation_name: name,
    organisation_slug: expect.stringMatching(/^[a-z0-9-]+$/),
    user_id: expect.stringMatching(/.+/),
    user_name: 'Mira Okafor',
    user_email: expect.stringMatching(/@example\.test$/),
    ticket: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
  })

  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(popup(page).getByText('Thank you, your answers are sent.')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Done' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expect(startButton(page)).toBeFocused()
})

test('MOD-1 Back asks before it closes a form whose answers nobody keeps', async ({
  page,
  faults,
}) => {
  faults.expect(foreignForm)
  await startWithForm(page)
  await startButton(page).click()
  const text = popup(page).frameLocator('iframe').getByText('The form of the service')
  await expect(text).toBeVisible()
  const question = leaveQuestion(page)
  await page.goBack()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(text).toBeVisible()
  await page.goBack()
  await question.getByRole('button', { name: 'Close and lose the answers' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expect(startButton(page)).toBeFocused()
})

test('MOD-1 whoever has begun to answer is asked before the form closes in any way', async ({
  page,
  faults,
}) => {
  faults.expect(foreignForm, 'status of 503')
  await startWithForm(page, 'lT4Z3j')
  const ticket = '**/modules/*/ticket'
  await page.route(ticket, (route) =>
    route.fulfill({ status: 503, json: { message: 'Down for a moment.', code: 'down' } }),
  )
  await startButton(page).click()
  await expect(popup(page).getByText('Down for a moment.')).toBeVisible()
  await page.unroute(ticket)
  await popup(page).getByRole('button', { name: 'Try again' }).click()

  const form = popup(page).frameLocator('iframe')
  await form.getByRole('button', { name: 'Begin' }).click()
  const question = leaveQuestion(page)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Keep answering' }).click()
  await popup(page).focus()
  await page.keyboard.press('Escape')
  await expect(question).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  await popup(page).focus()
  await pressEscapeOnceAsked(page)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => window.name === 'asked')
  await expect(question).toBeHidden()
  await expect(popup(page)).toBeFocused()
  await form.getByRole('button', { name: 'Submit' }).click()
  await popup(page).getByRole('button', { name: 'Done' }).click()
  await expect(popup(page)).toHaveCount(0)
})

/**
 * Presses Escape while the question opens: it has the focus then, and the dialog below it still hears the
 * keys. The window's name says when that is done.
 */
async function pressEscapeOnceAsked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    document.addEventListener(
      'focusin',
      ({ target }) =>
        queueMicrotask(() => {
          target?.dispatchEvent(escape)
          window.name = 'asked'
        }),
      { once: true },
    )
  })
}

/** Whether one of the scripts at these addresses is the form service's library. */
async function hasLibrary(page: Page, scripts: string[]): Promise<boolean> {
  const ours = scripts.filter((script) => new URL(script).hostname === 'localhost')
  const answers = await Promise.all(ours.map((script) => page.request.get(script)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  return texts.some((text) => text.includes('typeform-embed-id'))
}

/** A form that tells what happens in it as the form service's own page tells its library. */
async function stubFormService(page: Page): Promise<void> {
  await page.route('https://form.typeform.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Form</title><main><h1>The form of the service</h1>
        <button onclick="tell('form-started')">Begin</button>
        <button onclick="tell('form-submit')">Submit</button></main>
        <script>
          const embedId = new URLSearchParams(location.search).get('typeform-embed-id')
          const tell = (type) => parent.postMessage({ type, embedId, responseId: 'r1' }, '*')
        </script></html>`,
    }),
  )
}

/**
 * Opens the modules of a new organisation, one of them with a form of the form service.
 * @returns the name of the organisation
 */
async function startWithForm(page: Page, questionnaire = formAddress): Promise<string> {
  await stubFormService(page)
  await answerModules(page, [{ ...listedModule, questionnaire }])
  return startModules(page)
}
