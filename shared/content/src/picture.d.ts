/** All versions of a picture by its base name: `import city from '../assets/hero-goiania?picture'`. */
declare module '*?picture' {
  const picture: {
    width: number;
    height: number;
    variants: { width: number; avif: string; webp: string }[];
  };
  export default picture;
}
