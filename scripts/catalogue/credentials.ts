import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { credential, type Credential } from '../../src/contract/catalogue.ts'

const source = new URL('../../server/catalogue/sources/credentials.csv', import.meta.url)
const columns = 8

/** The credentials of our own list (`sources/credentials.csv`), checked against the contract. */
export async function buildCredentials(): Promise<Credential[]> {
  const [, ...lines] = (await readFile(source, 'utf8')).trim().split(/\r?\n/)
  return lines.map(parseLine).map((row) => v.parse(credential, row))
}

function parseLine(line: string) {
  const cells = line.split(',')
  // The list keeps commas and quotes out of its cells, so that a plain split is a whole parser.
  if (cells.length !== columns || line.includes('"')) throw new Error(`Not eight cells: ${line}`)
  const [id, name, shortName, issuer, website, category, badges = '', sdgs = ''] = cells
  const sustainabilityBadges = badges.split('|')
  const tier = tierOf(category, sustainabilityBadges)
  const goals = sdgs.split('|').map(Number)
  return { id, name, shortName, issuer, website, category, tier, sustainabilityBadges, sdgs: goals }
}

/**
 * Tier 1 (eligible for sustainability-linked finance): a certification, so somebody independent has
 * checked it, that says something about the environment or about people at work. Memberships,
 * pledges and ratings can be had without meeting a threshold, and are tier 0 like everything else.
 */
function tierOf(category: string | undefined, badges: readonly string[]): 0 | 1 {
  const certified = category === 'certification'
  return certified && (badges.includes('Environment') || badges.includes('Social')) ? 1 : 0
}
