import * as v from 'valibot'
import { slug } from '#src/contract/fields.ts'
import { affiliateEntries, percentOff } from '#src/contract/operate/affiliate-input.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { listAffiliates, putAffiliate, removeAffiliate } from '../../store/affiliates.ts'
import { requireBrand } from '../../store/branded-lists.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { command } from '../command.ts'
import { documentListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { readJson } from '../support/read-json.ts'
import { languageCells, languageColumns, untranslatedHint } from '../support/untranslated.ts'
import { textsHelp } from '../support/texts-help.ts'

export const affiliatesList = documentListCommand({
  name: 'affiliates list',
  summary: 'Show the affiliates and how many people came by them.',
  columns: {
    brandId: 'BRAND',
    slug: 'AFFILIATE',
    percentOff: 'PERCENT OFF',
    people: 'PEOPLE',
    heading: 'HEADING',
    ...languageColumns,
  },
  empty: 'There are no affiliates.',
  async items(context) {
    const { db } = await context.database()
    return listAffiliates(db)
  },
  cells: ({ heading, copy, ...affiliate }, { config }) => ({
    ...affiliate,
    heading: textIn(defaultLanguage, heading),
    ...languageCells({ heading, copy }, config.languages),
  }),
})

const affiliateFile = v.strictObject({
  brandId: slug,
  affiliate: v.strictObject(affiliateEntries),
  percentOff,
})

export const affiliatesPut = command({
  name: 'affiliates put',
  summary: 'Add or replace an affiliate of a brand.',
  positionals: ['FILE'],
  details:
    'The file is JSON; - reads standard input:\n' +
    '{ "brandId": "credence", "percentOff": 15, "affiliate": { "slug": "green-chamber",\n' +
    '  "messageHeading": "Welcome", "messageCopy": "Your chamber recommends us." } }\n' +
    textsHelp,
  async run(context, { positionals: [file] }) {
    const { brandId, ...affiliate } = await readJson(context, file, affiliateFile)
    await context.change(async (transaction, audit) => {
      await requireBrand(transaction, brandId)
      await putAffiliate(transaction, brandId, affiliate)
      const subject = `${brandId}/${affiliate.affiliate.slug}`
      await audit({ action: 'affiliate.put', subject, details: affiliate })
    })
    const { slug: name, ...texts } = affiliate.affiliate
    const hint = untranslatedHint(texts, context.config.languages)
    return message(`The affiliate is stored: visitors come by /?aff=${name}.${hint}`)
  },
})

export const affiliatesRemove = command({
  name: 'affiliates remove',
  summary: 'Take an affiliate of a brand away.',
  positionals: ['BRAND', 'AFFILIATE'],
  details: 'Who came by it stays linked to it, and is counted again should it be added again.',
  run: (context, { positionals: [brandId, name] }) =>
    context.change(async (transaction, audit) => {
      const people = await removeAffiliate(transaction, { brandId, slug: name })
      if (people === null) {
        throw new OperatorError(`There is no affiliate '${name}' of the brand '${brandId}'.`)
      }
      const subject = `${brandId}/${name}`
      await audit({ action: 'affiliate.remove', subject, details: { people } })
      return message(`The affiliate '${name}' is gone. People who came by it: ${people}.`)
    }),
})
