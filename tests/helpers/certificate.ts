import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Makes a self-signed TLS certificate.
 *
 * @param folder empty folder for the certificate and its key
 * @param names hosts that the certificate is valid for
 * @returns paths of the certificate and of its key
 * @throws Error if openssl is not installed
 */
export async function makeCertificate(
  folder: string,
  names: readonly [string, ...string[]],
): Promise<{ certificate: string; key: string }> {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`],
    ...['-out', certificate, '-keyout', key],
  ]);
  return { certificate, key };
}
