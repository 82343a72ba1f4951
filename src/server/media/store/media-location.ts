/** An S3-compatible bucket and what opens it. */
export interface BucketLocation {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** In which all files are; empty for the bucket itself. */
  readonly folder: string;
  /** Origin of the service; Amazon's own when undefined. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Where the files of the library are. */
export type MediaLocation = { readonly kind: 'folder'; readonly folder: string } | BucketLocation;
