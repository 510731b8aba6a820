import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ownTexts } from './support/own-texts.ts'

it('LNG-1 no screen has a text of its own', async () => {
  const found: string[] = []
  for await (const path of glob('src/{features,ui,routes}/**/*.tsx', {
    // The gallery is a page for developers.
    exclude: ['**/*.test.tsx', 'src/features/gallery/**'],
  }))
    for (const text of ownTexts(await readFile(path, 'utf8'))) found.push(`${path}: ${text}`)
  expect(found).toEqual([])
})

it.each([
  ['between tags', '<p>Try again</p>', 'Try again'],
  ['between tags of a fragment', "<>Saved <b>{t('a.b')}</b></>", 'Saved'],
  ['in braces', '<p>{`${count} found`}</p>', 'found'],
  ['in a branch', "<p>{isDone ? 'Verified' : t('a.pending')}</p>", 'Verified'],
  ['instead of nothing', "<p>{name ?? 'Nobody'}</p>", 'Nobody'],
  ['after a condition', "<p>{isOpen && 'Close'}</p>", 'Close'],
  ['in a name that is heard', '<nav aria-label="Breadcrumb" />', 'Breadcrumb'],
  ['in a name of pieces', '<Button aria-label={`Remove ${name}`} />', 'Remove'],
  ['in the label of a component', '<Field label="Website" />', 'Website'],
  ['in the title of an element', '<abbr title={"Goal"} />', 'Goal'],
  ['in the text of a picture', '<img alt="A badge" />', 'A badge'],
])('LNG-1 notices a text %s', (_where, markup, text) => {
  expect(ownTexts(`const part = ${markup}`)).toEqual([text])
})

it.each([
  "<p className='wide' data-flag='critical'>{t('a.b', { name: 'x' })}</p>",
  '<p>{name}, {place} · 3</p>',
  "<Field label={t('a.b')} hint={hasHint && t('a.c')} />",
  '<img alt="" src="/badge.svg" />',
])('LNG-1 lets pass what a dictionary says: %s', (markup) => {
  expect(ownTexts(`const part = ${markup}`)).toEqual([])
})
