import * as v from 'valibot'
import { line, slug, text } from '#src/contract/fields.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { listAffiliates, putAffiliate } from '../../store/affiliates.ts'
import { requireBrand } from '../../store/branded-lists.ts'
import { operatorText, textIn } from '#src/contract/operator-text.ts'
import { command } from '../command.ts'
import { documentListCommand } from '../list-command.ts'
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
  affiliate: v.strictObject({
    slug,
    messageHeading: operatorText(line(120)),
    messageCopy: operatorText(text(500)),
  }),
  percentOff: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    null,
  ),
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
