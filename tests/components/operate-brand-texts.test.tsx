import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { BrandTexts } from '#src/features/operate/brands/texts/brand-texts.tsx'
import type { Language } from '#src/i18n/languages.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'

const left = {
  en: '{count, plural, one {1 place} other {{count} places}} left at <b>{name}</b>',
  de: 'Noch {count} frei bei <b>{name}</b>',
  ar: 'بقي {count} لدى <b>{name}</b>',
}
const results = [
  { id: 'landing.title', texts: { en: 'Welcome', de: 'Willkommen', ar: 'أهلًا' } },
  { id: 'members.left', texts: left },
  ...Array.from({ length: 500 }, (_, at) => ({
    id: `mail.text-${at}`,
    texts: { en: `Sentence ${at}`, de: `Satz ${at}`, ar: `جملة ${at}` },
  })),
]
let told: OwnTexts

function Desk({ begun }: { begun: OwnTexts }) {
  const [texts, setTexts] = useState(begun)
  told = texts
  const change = (language: Language, id: string, words: string | undefined) =>
    setTexts(({ [language]: { [id]: _before, ...others } = {}, ...rest }) => ({
      ...rest,
      [language]: words === undefined ? others : { ...others, [id]: words },
    }))
  return (
    <main>
      <h1>Green</h1>
      <h2>Texts of the portal</h2>
      <BrandTexts texts={texts} onChange={change} />
    </main>
  )
}

async function open(path: string, language: Language = 'en', begun: OwnTexts = {}) {
  const { data } = consoleDesk(0)
  data.portalTexts = async () => ({ results, languages: ['en', 'de', 'ar'] })
  await openConsole({ data }, `/operate/brands/green${path}`, language, <Desk begun={begun} />)
  await expect.element(page.getByRole('list', { name: /Texts|Texte|النصوص/ })).toBeVisible()
}

const own = page.getByLabelText(/^Your own words/)
const row = (words: string) => page.getByRole('button', { name: words })

test('OPR-4 a text is found, worded, checked while one types, and shown filled in', async () => {
  await open('')
  await page.getByLabelText('Search').fill('places')
  await expect.element(page.getByText('1 text', { exact: true })).toBeVisible()
  await row('members.left').click()
  await expect.element(page.getByText('2 places left at ‹name›')).toBeVisible()
  await own.fill('{count} free')
  await expect
    .element(page.getByText('This text lacks {name}. This text lacks the tag <b>.'))
    .toBeVisible()
  await own.fill('{count} free at <b>{name}</b>')
  await expect.element(page.getByText('1 free at ‹name›')).toBeVisible()
  expect(told).toEqual({ en: { 'members.left': '{count} free at <b>{name}</b>' } })
  await page.getByRole('button', { name: 'Back to the portal’s words' }).click()
  await expect.element(own).toHaveFocus()
  await expect.element(own).toHaveValue('')
  expect(told).toEqual({ en: {} })
})

test('OPR-4 what is looked at stands in the address, and what is worded elsewhere is found', async () => {
  const begun = { de: { 'landing.title': 'Moin', 'mail.text-7': 'Satz {x}' }, en: {} }
  await open('?part=texts&language=de', 'en', begun)
  await page.getByLabelText('Which').selectOptions('faulty')
  await row('mail.text-7').click()
  await expect
    .element(page.getByText('This text has {x}, for which there is no value.'))
    .toBeVisible()
  expect(window.location.search).toBe('?part=texts&language=de&kind=faulty&text=mail.text-7')
  await page.getByLabelText('Language').selectOptions('en')
  await page.getByLabelText('Which').selectOptions('missing')
  await expect.element(page.getByText('2 texts')).toBeVisible()
  expect(row('landing.title').elements()).toHaveLength(1)
})

test('OPR-4 the text that is worked on keeps its words and the focus while one scrolls through all', async () => {
  await open('?text=mail.text-400')
  await expect.element(own).toBeInViewport()
  await page.getByRole('button', { name: 'mail.text-400' }).click()
  await open('?text=landing.title')
  await own.fill('Hel')
  const list = page.getByRole('list', { name: 'Texts' }).element().parentElement as HTMLElement
  list.scrollTo({ top: 12_000 })
  await expect.poll(() => row('mail.text-0').elements()).toHaveLength(0)
  expect(page.getByRole('listitem').elements().length).toBeLessThan(60)
  await userEvent.keyboard('lo')
  await expect.element(own).toHaveValue('Hello')
})

test.each(['en', 'de', 'ar'] as const)(
  'A11Y-1 OPR-4 the texts are accessible in %s, at a desk and on a phone',
  async (language) => {
    const begun = { [language]: { 'members.left': '{count}', 'landing.title': 'Moin' } }
    await open(`?language=${language}&text=members.left`, language, begun)
    await expectAccessible(page.getByRole('main'))
    await narrow()
    await expectAccessible(page.getByRole('main'))
    expectNoSidewaysScroll()
    expectLargeTargets()
  },
)
