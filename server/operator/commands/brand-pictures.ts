import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { slug } from '#src/contract/fields.ts'
import { ownPictures } from '../../brand-pictures/picture-folders.ts'
import { command } from '../command.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { message } from '../outcome.ts'

/** What browsers draw, under names that a path can hold as they are. */
const picture = /^[\w-][\w.-]*\.(?:svg|png|jpe?g|webp|avif|ico)$/i

export const brandsPictures = command({
  name: 'brands pictures',
  summary: 'Copy the pictures of a brand to where the portal serves them.',
  positionals: ['ID', 'FOLDER'],
  details:
    'SVG, PNG, JPEG, WebP, AVIF and ICO files of the folder are copied to DATA_DIR/brands/ID, those of\n' +
    'the same name replaced. A brand names them as /brands/ID/FILE. The brand need not be there yet.',
  async run(context, { positionals: [id, folder] }) {
    const isId: boolean = v.is(slug, id)
    if (!isId) throw new UsageError(`'${id}' cannot be the id of a brand.`)
    const names = (await namesIn(folder)).filter((name) => picture.test(name)).toSorted()
    if (names.length === 0) throw new OperatorError(`There is no picture in ${folder}.`)
    const target = join(ownPictures(context.config.dataDir), id)
    await context.change(async (_transaction, audit) => {
      await audit({ action: 'brand.pictures', subject: id, details: { files: names } })
      await mkdir(target, { recursive: true })
      for (const name of names) await copyFile(join(folder, name), join(target, name))
    })
    const paths = names.map((name) => `/brands/${id}/${name}`)
    return message(`The brand '${id}' can name: ${paths.join(', ')}.`, { paths })
  },
})

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (cause) {
    throw new OperatorError(`The folder ${folder} cannot be read.`, { cause })
  }
}
