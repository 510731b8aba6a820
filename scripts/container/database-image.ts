import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDebianImage } from './debian-image.ts'
import { podman } from './podman.ts'

/** Stands for the image of PostgreSQL in the compose file. */
export const databaseImage = 'localhost/credence-postgres:latest'
const debian = 'localhost/credence-postgres-debian:bookworm'

const containerfile = `FROM ${debian}
COPY start-postgres.sh /usr/local/bin/start-postgres
RUN ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/ \\
 && install -d -o postgres -g postgres -m 0700 /var/lib/postgresql/data /run/postgresql
USER postgres
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
CMD ["start-postgres"]
`

/**
 * Makes an image of Debian's PostgreSQL that takes the settings of the usual one.
 * @throws Error when Debian's archive cannot be reached
 */
export async function makeDatabaseImage(): Promise<void> {
  await makeDebianImage(debian, ['postgresql'])
  const folder = await mkdtemp(join(tmpdir(), 'credence-postgres-'))
  try {
    await cp(new URL('start-postgres.sh', import.meta.url), join(folder, 'start-postgres.sh'))
    await writeFile(join(folder, 'Containerfile'), containerfile)
    await podman(['build', '--isolation=chroot', '--tag', databaseImage, folder])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
