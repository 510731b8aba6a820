import { listContents } from '#server/store/contents.ts'
import { listCommand } from '../../list-command.ts'

export const contentList = listCommand({
  name: 'content list',
  summary: 'Show the pieces of content.',
  columns: { key: 'CONTENT', brandId: 'BRAND', title: 'TITLE', updatedAt: 'CHANGED (UTC)' },
  empty: 'There is no content.',
  async rows(context) {
    const { db } = await context.database()
    return listContents(db)
  },
})
