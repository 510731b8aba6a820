import * as v from 'valibot'
import { storedBrand } from '#src/contract/stored-brand.ts'
import { command } from '../command.ts'
import { listCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { document, message } from '../outcome.ts'
import { readHost } from '../support/read-host.ts'
import { readJson, refuseMistakes } from '../support/read-json.ts'
import {
  brandFields,
  languageCells,
  languageColumns,
  untranslatedHint,
} from '../support/untranslated.ts'
import { textsHelp } from '../support/texts-help.ts'
import { brandMistakes } from './brand-mistakes.ts'

export const brandsList = listCommand({
  name: 'brands list',
  summary: 'Show the brands and their hosts.',
  columns: {
    id: 'BRAND',
    name: 'NAME',
    hosts: 'HOSTS',
    ...languageColumns,
    timestamp: 'CHANGED (UTC)',
  },
  empty: 'There are no brands: ‘brands add’ adds one.',
  async rows(context) {
    const { db } = await context.database()
    const { brands } = await context.store()
    const hosts = await db
      .selectFrom('brand_hosts')
      .select(['host', 'brand_id'])
      .orderBy('host')
      .execute()
    return (await brands.all()).map((brand) => ({
      id: brand.id,
      name: brand.name,
      hosts: hosts.filter((one) => one.brand_id === brand.id).map((one) => one.host),
      ...languageCells(brandFields(brand), context.config.languages),
      timestamp: brand.timestamp,
    }))
  },
})

export const brandsShow = command({
  name: 'brands show',
  summary: 'Print a brand as the JSON that ‘brands put’ reads.',
  positionals: ['ID'],
  async run(context, { positionals: [id] }) {
    const { brands } = await context.store()
    const brand = (await brands.all()).find((one) => one.id === id)
    if (!brand) throw new OperatorError(`There is no brand '${id}'.`)
    return document(brand)
  },
})

/** The time of the change is now, whatever the file says. */
const brandFile = v.strictObject({ ...storedBrand.entries, timestamp: v.optional(v.string()) })

export const brandsPut = command({
  name: 'brands put',
  summary: 'Add or replace a brand and give it hosts.',
  positionals: ['FILE'],
  options: {
    host: {
      type: 'string',
      multiple: true,
      value: 'HOST',
      help: 'Host that shows the brand, with or without a port; a new brand needs one.',
    },
  },
  details:
    'The file is JSON in the form that ‘brands show’ prints; - reads standard input. All that is missing\n' +
    'or wrong in it is named at once: fields, pictures that are not there, unknown ids. Hosts that the\n' +
    'brand has already stay, and a host of another brand moves. Running servers remember brands for\n' +
    'five seconds.\n' +
    textsHelp,
  async run(context, { positionals: [file], values }) {
    const hosts = (values.host ?? []).map(readHost)
    const brand = { ...(await readJson(context, file, brandFile)), timestamp: now() }
    const { brands, brandStates } = await context.store()
    const all = await brands.all()
    const { pictures } = await brandStates.surroundings(brand.id)
    const { dataDir } = context.config
    const lookups = { catalogue: await context.catalogue(), brands: all, pictures, dataDir }
    refuseMistakes(file, brandMistakes(brand, lookups))
    const known = all.some((one) => one.id === brand.id)
    if (!known && hosts.length === 0) {
      throw new OperatorError(`The brand '${brand.id}' is new: give it a host with --host.`)
    }
    await context.recorded(
      { action: 'brand.put', subject: brand.id, details: { hosts, isNew: !known } },
      () => brands.put(brand, hosts),
    )
    const hint = untranslatedHint(brandFields(brand), context.config.languages)
    const { draft } = await brandStates.record(brand.id)
    const ofDraft = draft ? ' Its draft in the console stays, begun on what was there before.' : ''
    return message(`The brand '${brand.id}' is ${known ? 'replaced' : 'added'}.${ofDraft}${hint}`)
  },
})

function now(): string {
  return new Date().toISOString()
}
