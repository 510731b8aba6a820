import { workerMessages } from '../contract/worker-messages.ts'

/** How long a worker may think, in ms; one that does not know the question never answers. */
const patience = 2_000

/** Whether a worker is of the same version as this page, told by the script that started the page. */
export async function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const boot = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  if (!boot) return false
  const { port1, port2 } = new MessageChannel()
  try {
    return await new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data === true))
      port1.start()
      setTimeout(() => resolve(false), patience)
      const { pathname: url } = new URL(boot.src)
      worker.postMessage({ type: workerMessages.holds, url }, [port2])
    })
  } finally {
    port1.close()
  }
}
