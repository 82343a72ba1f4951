/** An S3-compatible bucket with its credentials. */
export interface BucketLocation {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** Prefix of all keys; empty for the root of the bucket. */
  readonly folder: string;
  /** Origin of the service; Amazon S3 if undefined. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Location of the library's files. */
export type MediaLocation = { readonly kind: 'folder'; readonly folder: string } | BucketLocation;
