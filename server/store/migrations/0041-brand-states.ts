import type { Migration } from '../migration.ts'

/**
 * Brands are changed in the operator's console (OPR-4): what was published, what is drafted, their pictures
 * and the addresses of previews. What visitors see already is the first published state of each brand.
 */
export const brandStates: Migration = {
  id: '0041-brand-states',
  async up(transaction) {
    const { schema } = transaction
    await schema
      .createTable('brand_versions')
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('hosts', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('again', 'integer')
      .addPrimaryKeyConstraint('brand_versions_key', ['brand_id', 'number'])
      .execute()
    await schema
      .createTable('brand_drafts')
      .addColumn('brand_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('hosts', 'text', (column) => column.notNull())
      .addColumn('begun_on', 'integer')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .execute()
    await schema
      .createTable('brand_pictures')
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('uploaded_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('brand_pictures_key', ['brand_id', 'name'])
      .execute()
    await schema
      .createTable('brand_previews')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    const brands = await transaction.selectFrom('brands').selectAll().execute()
    const hosts = await transaction.selectFrom('brand_hosts').selectAll().orderBy('host').execute()
    for (const { id, content, updated_at } of brands) {
      const own = hosts.filter(({ brand_id }) => brand_id === id).map(({ host }) => host)
      await transaction
        .insertInto('brand_versions')
        .values({
          ...{ brand_id: id, number: 1, content, hosts: JSON.stringify(own) },
          ...{ published_at: updated_at, user_id: null, way: 'command-line', again: null },
        })
        .execute()
    }
  },
}
