import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import { mergeAndTell } from '../../store/merge/merge-and-tell.ts'
import { mergeOrganisations } from '../../store/merge/merge-organisations.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import { command } from '../command.ts'
import { OperatorError } from '../operator-error.ts'
import { message, table } from '../outcome.ts'
import { knownOrganisation } from '../support/known-organisation.ts'
import { occasionOf, toldByMail } from '../support/occasion.ts'

export const organisationsMerge = command({
  name: 'organisations merge',
  summary: 'Make two organisations one: shows what would happen, and does it with --yes.',
  positionals: ['FROM', 'INTO'],
  options: { yes: { type: 'boolean', help: 'Do it.' } },
  details:
    'Everything of FROM becomes INTO’s, and FROM disappears; its address leads to INTO.\n' +
    'What INTO has already wins, except that an accepted membership beats one that was asked for,\n' +
    'an owner beats an employee, and a verified credential beats one that waits. The owners of both\n' +
    'are told by mail.',
  async run(context, { positionals: [fromSlug, intoSlug], values }) {
    const from = await knownOrganisation(context, fromSlug)
    const into = await knownOrganisation(context, intoSlug)
    if (from.id === into.id) {
      throw new OperatorError(`'${fromSlug}' and '${intoSlug}' are one organisation already.`)
    }
    const derive = deriveAttributesWith(await context.catalogue())
    const pair = { from: from.id, into: into.id }
    if (!values.yes) {
      const { parts, filledIn } = await context.preview((transaction) =>
        mergeOrganisations(transaction, pair, derive),
      )
      const texts = filledIn.map((field) => ({
        label: field.replace('_', ' '),
        moved: 1,
        known: 0,
      }))
      return table(
        { label: 'WITH --yes', moved: 'MOVES', known: 'IS THERE ALREADY' },
        [...parts, ...texts].filter((part) => part.moved + part.known > 0),
        { empty: 'Nothing would move.' },
      )
    }
    const occasion = occasionOf(context)
    const { members } = await context.store()
    await context.change((transaction) =>
      mergeAndTell(transaction, { from, into, derive, actor: context.actor, occasion }),
    )
    const told = toldByMail(occasion, ownersAmong(await members.people(into.id)))
    return message(`${from.slug} is part of ${into.slug} now, and its address leads there.${told}`)
  },
})
