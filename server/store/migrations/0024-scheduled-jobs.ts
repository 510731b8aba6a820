import type { Migration } from '../migration.ts'

/** What the portal does again and again: when each job is due, who runs it, and how it ended last. */
export const scheduledJobs: Migration = {
  id: '0024-scheduled-jobs',
  async up({ schema }) {
    await schema
      .createTable('scheduled_jobs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('beat', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_run_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
  },
}
