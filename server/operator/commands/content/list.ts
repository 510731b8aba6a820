import { listContents } from '#server/store/list-contents.ts'
import { command } from '../../command.ts'
import { table } from '../../outcome.ts'

export const contentList = command({
  name: 'content list',
  summary: 'Show the pieces of content.',
  async run(context) {
    const { db } = await context.database()
    return table(
      { key: 'CONTENT', brandId: 'BRAND', title: 'TITLE', updatedAt: 'CHANGED (UTC)' },
      await listContents(db),
      { empty: 'There is no content.' },
    )
  },
})
