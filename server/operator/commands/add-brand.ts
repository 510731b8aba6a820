import * as v from 'valibot'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { slugFrom } from '../../store/organisations/slug-from.ts'
import { storedBrand } from '#src/contract/stored-brand.ts'
import { command } from '../command.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { message } from '../outcome.ts'
import { readHost } from '../support/read-host.ts'

const { id: idField, name: nameField, brandColors } = storedBrand.entries
const { primaryColor: colourField } = brandColors.entries

export const brandsAdd = command({
  name: 'brands add',
  summary: 'Add a brand by its name alone, the first one of a portal for example.',
  positionals: ['NAME'],
  options: {
    host: {
      type: 'string',
      multiple: true,
      value: 'HOST',
      help: 'Host that shows the brand, with or without a port; needed.',
    },
    colour: {
      type: 'string',
      value: '#RRGGBB',
      help: 'Its main colour; a grey unless said otherwise.',
    },
    id: { type: 'string', value: 'ID', help: 'Its id; made of the name unless said otherwise.' },
  },
  details:
    'The brand has the words of the portal, in all languages, and its name in type for a logo. Print it\n' +
    'with ‘brands show’, change that, and put it back with ‘brands put’ to make it yours. A host of\n' +
    'another brand moves. Running servers remember brands for five seconds.',
  async run(context, { positionals: [name], values }) {
    refuse('NAME', nameField, name)
    const id = values.id ?? (await slugFrom(name))
    refuse('--id', idField, id)
    if (values.colour !== undefined) refuse('--colour', colourField, values.colour)
    const hosts = (values.host ?? []).map(readHost)
    const [host] = hosts
    if (host === undefined) throw new UsageError("'brands add' needs --host HOST as well.")
    const { brands } = await context.store()
    if ((await brands.all()).some((one) => one.id === id)) {
      throw new OperatorError(`There is a brand '${id}' already: 'brands put' changes it.`)
    }
    const brand = {
      ...defaultBrand,
      ...{ id, name, domain: host.replace(/:\d+$/, ''), brandImages: {} },
      ...(values.colour !== undefined && { brandColors: coloursOf(values.colour) }),
      timestamp: new Date().toISOString(),
    }
    await context.recorded(
      { action: 'brand.put', subject: id, details: { hosts, isNew: true } },
      () => brands.put(brand, hosts),
    )
    return message(`The brand '${id}' is added: ${hosts.join(', ')} shows it in five seconds.`)
  },
})

/** One colour for everything that stands out, on the usual background; what is written on it is derived. */
function coloursOf(colour: string) {
  const { backgroundColor } = defaultBrand.brandColors
  return { primaryColor: colour, secondaryColor: colour, accentColor: colour, backgroundColor }
}

/** @throws UsageError for what the contract refuses in a field of a brand */
function refuse(what: string, field: v.GenericSchema<string, string>, value: string): void {
  const { issues } = v.safeParse(field, value)
  if (issues) throw new UsageError(`${what} '${value}' cannot be used: ${issues[0].message}.`)
}
