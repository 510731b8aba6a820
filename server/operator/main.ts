import { runOperator } from './run-operator.ts'

// As the server does: no other account of the machine reads what is written.
process.umask(0o077)
// The reader of the output may stop in the middle, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runOperator(process.argv.slice(2), process)
