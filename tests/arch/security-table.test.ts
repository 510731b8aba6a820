import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const proof = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? ‘[^’]+’)*)/g

it('SEC-1 SEC-2 SEC-3 SEC-4 SEC-5 each proof that docs/security.md names is there, by its title', async () => {
  const table = await readFile('docs/security.md', 'utf8')
  const proofs = [...table.matchAll(proof)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/‘([^’]+)’/g)].map(([, title = '']) => title),
  }))
  expect(proofs.length).toBeGreaterThan(50)
  const missing: string[] = []
  for (const { file, titles } of proofs) {
    const text = await readFile(file, 'utf8').catch(() => '')
    const lost = text ? titles.filter((title) => !text.includes(title)) : ['the file']
    missing.push(...lost.map((title) => `${file}: ${title}`))
  }
  expect(missing).toEqual([])
})
