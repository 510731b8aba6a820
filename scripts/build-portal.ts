import { build as viteBuild } from 'vite'
import { buildDocumentFrame } from './build-document-frame.ts'
import { buildProgram } from './build-program.ts'
import { markBuilt } from './build-stamp.ts'
import { buildConsole } from './building/console.ts'
import { dropOldAssets, keepEarlierAssets } from './building/earlier-assets.ts'
import { precompress } from './building/precompress.ts'

const client = 'dist/client'
const earlier = 'dist/earlier'

/** Builds the portal for browser and server, and the server, into `dist/`, with a line for each long step. */
export async function build(): Promise<void> {
  console.log('Building the portal for the browser, and its service worker …')
  await keepEarlierAssets(client, earlier)
  await viteBuild({ logLevel: 'warn' })
  console.log('Building the console of operators …')
  await buildConsole(process.cwd(), client)
  await dropOldAssets(client, earlier)
  await precompress('dist/worker')
  console.log('Building the frame for documents …')
  await buildDocumentFrame()
  console.log('Building the portal for the server …')
  await viteBuild({ logLevel: 'warn', build: { ssr: true } })
  await markBuilt('portal')
  await buildProgram()
}
