import { operateTexts } from 'virtual:operate-texts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PreviewFrame } from '#src/features/operate/brands/preview/preview-frame.tsx'
import { openDocument } from './support/open-document.tsx'

test('OPR-4 a page of the preview that did not come is said to be missing, and is asked for again', async () => {
  const { messages } = await operateTexts.en()
  // A port that browsers refuse without asking anybody: they show a page of their own.
  const screen = <PreviewFrame src="http://127.0.0.1:9/" title="Landing page" size="phone" />
  openDocument({ language: 'en', messages, screen })
  const missing = page.getByText('The preview could not be loaded')
  await expect.element(missing).toBeVisible()
  const frame = document.querySelector('iframe')
  const loadsAgain = new Promise((done) => frame?.addEventListener('load', done, { once: true }))
  window.dispatchEvent(new Event('online'))
  await loadsAgain
  await expect.element(missing).toBeVisible()
})
