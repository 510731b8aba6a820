import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { tierOf } from '../../server/catalogue/credentials/tier-of.ts'
import {
  credentialEntry,
  type CredentialEntry,
} from '../../src/contract/operate/credential-entry.ts'
import { defaultLanguage, languages } from '../../src/i18n/languages.ts'

const catalogue = new URL('../../server/catalogue/', import.meta.url)
const columns = 8

/**
 * The credentials of our own list (`sources/credentials.csv`), with what their kind asks and proves
 * (`sources/credential-terms.json`) and their words in other languages (`names`).
 * @throws Error where an entry has no terms, or is not one of the contract
 */
export async function buildCredentials(): Promise<CredentialEntry[]> {
  const [, ...lines] = (await read('sources/credentials.csv')).trim().split(/\r?\n/)
  const terms = new Map(
    v
      .parse(termsList, JSON.parse(await read('sources/credential-terms.json')))
      .map((one) => [one.id, one]),
  )
  const names = new Map<string, Words>()
  for (const language of languages.filter((one) => one !== defaultLanguage))
    names.set(
      language,
      v.parse(wordsById, JSON.parse(await read(`names/${language}/credentials.json`))),
    )
  return lines.map(parseLine).map((row) => {
    const words = [...names].map(([language, byId]): [string, Record<string, string>] => [
      language,
      byId[row.id ?? ''] ?? {},
    ])
    return v.parse(credentialEntry, {
      ...row,
      ...terms.get(row.id ?? ''),
      words: Object.fromEntries(words),
    })
  })
}

const read = (path: string) => readFile(new URL(path, catalogue), 'utf8')
const termsList = v.array(v.looseObject({ id: v.string() }))
const wordsById = v.record(v.string(), v.record(v.string(), v.string()))
type Words = v.InferOutput<typeof wordsById>

function parseLine(line: string) {
  const cells = line.split(',')
  // The list keeps commas and quotes out of its cells, so that a plain split is a whole parser.
  if (cells.length !== columns || line.includes('"')) throw new Error(`Not eight cells: ${line}`)
  const [id, name, shortName, issuer, website, category, badges = '', sdgs = ''] = cells
  const sustainabilityBadges = badges.split('|')
  const tier = tierOf({ category, sustainabilityBadges })
  const goals = sdgs.split('|').map(Number)
  return { id, name, shortName, issuer, website, category, tier, sustainabilityBadges, sdgs: goals }
}
