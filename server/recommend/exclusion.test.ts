import { describe, expect, it } from 'vitest'
import { excludes, foldedWords } from './exclusion.ts'

const wording = (name: string, certifies: readonly string[] = [], text = '') => ({
  name: foldedWords(name),
  texts: [name, text].map(foldedWords),
  certifies: certifies.map(foldedWords),
})
const kinaway = wording('Kinaway certified Aboriginal business', ['Indigenous-owned'])
const camsc = wording('CAMSC Certified Supplier', ['Minority-owned', 'Indigenous-owned'])
const wosb = wording('SBA Women-Owned Small Business certification', ['Women-owned'])

describe('excludes', () => {
  it.each([
    ['indigenous', wording('Certified INDIGENOUS Business')],
    ['Indigenous', wording('Certified', [], 'by the Council for Indigenous Business')],
    ['women owned', wosb],
    ['Toitu', wording('Toitū net carbonzero')],
    ['indigenous', kinaway],
  ])('PTH-2 %s rules out %o', (word, about) => {
    expect(excludes([word], [])(about)).toBe(true)
  })

  it.each([
    ['indigen', wording('Certified Indigenous Business')],
    ['owned women', wosb],
    ['indigenous', camsc],
    ['!?', wosb],
  ])('PTH-2 %s does not rule out %o', (word, about) => {
    expect(excludes([word], [])(about)).toBe(false)
  })

  it('PTH-2 the name of an own attribute keeps the certificates that prove it', () => {
    const isExcluded = excludes(['women-owned'], ['Women-owned'])
    expect(isExcluded(wosb)).toBe(false)
    expect(isExcluded(wording('Women-owned'))).toBe(true)
  })
})
