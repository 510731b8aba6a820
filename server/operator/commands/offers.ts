import { defaultLanguage } from '#src/i18n/languages.ts'
import { listBranded, removeBranded } from '../../store/branded-lists.ts'
import { offerInput, type StoredOffer } from '#src/contract/operate/offer-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { command } from '../command.ts'
import { documentListCommand } from '../list-command.ts'
import { OperatorError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { readJson } from '../support/read-json.ts'
import {
  languageCells,
  languageColumns,
  offerFields,
  untranslatedHint,
} from '../support/untranslated.ts'
import { textsHelp } from '../support/texts-help.ts'

export const offersList = documentListCommand({
  name: 'offers list',
  summary: 'Show the partner offers in their order.',
  columns: {
    id: 'OFFER',
    brandId: 'BRAND',
    category: 'CATEGORY',
    title: 'TITLE',
    ...languageColumns,
  },
  empty: 'There are no offers.',
  async items(context) {
    const { db } = await context.database()
    return listBranded<StoredOffer>(db, 'offers')
  },
  cells: (offer, { config }) => ({
    id: offer.id,
    brandId: offer.brandId,
    category: offer.category,
    title: textIn(defaultLanguage, offer.title),
    ...languageCells(offerFields(offer), config.languages),
  }),
})

export const offersPut = command({
  name: 'offers put',
  summary: 'Add an offer at the end, or replace the one with its id.',
  positionals: ['FILE'],
  details:
    'The file is JSON in the form that ‘offers list --json’ prints; - reads standard input.\n' +
    'Without a brandId every brand shows it.\n' +
    textsHelp,
  async run(context, { positionals: [file] }) {
    const given = await readJson(context, file, offerInput)
    const { offers } = await context.store()
    await context.recorded(
      { action: 'offer.put', subject: given.id, details: { brand: given.brandId } },
      () => offers.put(given),
    )
    const hint = untranslatedHint(offerFields(given), context.config.languages)
    return message(`The offer '${given.id}' is stored.${hint}`)
  },
})

export const offersRemove = command({
  name: 'offers remove',
  summary: 'Take an offer away.',
  positionals: ['ID'],
  run: (context, { positionals: [id] }) =>
    context.change(async (transaction, audit) => {
      if (!(await removeBranded(transaction, 'offers', id))) {
        throw new OperatorError(`There is no offer '${id}'.`)
      }
      await audit({ action: 'offer.remove', subject: id })
      return message(`The offer '${id}' is gone.`)
    }),
})

export const offersMove = command({
  name: 'offers move',
  summary: 'Put an offer behind another one, or in front of all.',
  positionals: ['ID', '[BEHIND]'],
  async run(context, { positionals: [id, behind] }) {
    const { offerEdits } = await context.store()
    if (!(await offerEdits.move({ id, after: behind ?? null, actor: context.actor }))) {
      throw new OperatorError(`There is no offer '${id}'${behind ? `, or none '${behind}'` : ''}.`)
    }
    const place = behind ? `stands behind '${behind}'` : 'is the first'
    return message(`The offer '${id}' ${place}.`)
  },
})
