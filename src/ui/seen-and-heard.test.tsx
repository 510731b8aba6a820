import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textsIn } from '../i18n/testing/all-texts.ts'
import { SeenAndHeard } from './seen-and-heard.tsx'

const wordsOf = (part: ReactNode) => renderToStaticMarkup(part).replaceAll(/<[^>]*>/g, '')

it.each([
  ['en', 'Start', 'Human rights'],
  ['de', 'Starten', ': Human rights'],
  ['ar', 'بدء', ': Human rights'],
] as const)('LNG-1 in %s draws %s, and says the rest', (language, seen, heard) => {
  const text = textsIn(language).t('modules.startOf', { module: 'Human rights' })
  const markup = renderToStaticMarkup(<SeenAndHeard text={text} />)
  expect(markup).toMatch(new RegExp(`^<span>${seen}</span><span class="[^"]+">${heard}</span>$`))
})

it('LNG-1 puts the parts where the language has them', () => {
  const text = '<heard>Frage 3 </heard><seen>ändern</seen>'
  expect(wordsOf(<SeenAndHeard text={text} />)).toBe('Frage 3 ändern')
})
