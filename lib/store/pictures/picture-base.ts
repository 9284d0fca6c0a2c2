type Variables = { readonly bucket: string; readonly origin: string | undefined; readonly isPrivate: boolean };

/** Below which address pages load the pictures of a bucket; "" where the site itself passes them on. */
export function pictureBase({ bucket, origin, isPrivate }: Variables): string {
  return isPrivate ? '' : (origin ?? `https://storage.googleapis.com/${bucket}`);
}
