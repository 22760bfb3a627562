/** The bucket of `PORTAL_FILES_URL`. */
export interface FilesUrl {
  /** Base URL of the S3 server, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const form = 's3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=…&tls=0]';

/**
 * Reads `s3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=…&tls=0]`, key and secret percent-encoded.
 * @throws TypeError, whose message is the reason and names no secret.
 */
export function readFilesUrl(text: string): FilesUrl {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.hostname === '' || url.hash !== '')
    throw new TypeError(`it does not look like ${form}, with "/" in the secret written as %2F`);
  const { hostname, port, pathname, searchParams } = url;
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!accessKeyId || !secretAccessKey) throw new TypeError(`it has no key and secret: ${form}`);
  const bucket = decoded(pathname.slice(1));
  if (!bucketPattern.test(bucket))
    throw new TypeError(`"${bucket}" is not the name of a bucket: lower-case letters, digits, "." and "-"`);
  for (const name of searchParams.keys()) {
    if (name !== 'region' && name !== 'tls') throw new TypeError(`it has an unknown parameter "${name}"`);
  }
  const tls = searchParams.get('tls') ?? '1';
  if (tls !== '0' && tls !== '1') throw new TypeError('"tls" must be 0 or 1');
  const region = searchParams.get('region') || 'us-east-1';
  if (!/^[A-Za-z0-9-]+$/.test(region)) throw new TypeError('"region" is not the name of a region');
  const endpoint = `${tls === '0' ? 'http' : 'https'}://${hostname}${port ? `:${port}` : ''}`;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TypeError('it has a "%" that is not followed by two hexadecimal digits');
  }
}
