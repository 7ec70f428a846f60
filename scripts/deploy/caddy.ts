import { cacheControl, contentTypes, contentTypesByPath, pagePolicy, securityHeaders } from "../../server/headers.ts";
import { moved, stray, types } from "./rules.ts";

/** Sends the file that the path names now, compressed if the client takes it. */
const send = `header {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}`;

/** Says where something is now, for an hour. */
const redirect = (matcher: string, to: string) => `handle ${matcher} {
			header Cache-Control "${cacheControl.file}"
			redir * ${to}{question} 301
		}`;

/** The site for Caddy. The environment names the domain (SITE_ADDRESS), where it listens (SITE_BIND) and the folder (SITE_ROOT). */
export function caddyfile(): string {
  return `
{$SITE_ADDRESS:http://:8080} {
	bind {$SITE_BIND:127.0.0.1}
	root * {$SITE_ROOT:/var/www/no-fault-neurology}

	header {
${securityHeaders.map(([name, value]) => `\t\t${name} "${value}"`).join("\n")}
	}
	header -Server

	map {query} {question} {
		"" ""
		default "?{query}"
	}
	# By the file that is sent, which try_files finds: /contact is /contact.html.
	map {path} {cache_control} {
		~^/_astro/ "${cacheControl.hashed}"
		~\\.html$ "${cacheControl.page}"
		default "${cacheControl.file}"
	}
	map {path} {content_type} {
${Object.entries(contentTypesByPath)
  .map(([path, type]) => `\t\t${path} "${type}"`)
  .join("\n")}
${types.map(([ending, type]) => `\t\t~\\.${ending}$ "${type}"`).join("\n")}
		default "application/octet-stream"
	}

	route {
		@writing not method GET HEAD
		handle @writing {
			header Allow "GET, HEAD"
			header Cache-Control "${cacheControl.error}"
			respond 405
		}

		@hidden {
			path */.*
			not path /.well-known/*
		}
		error @hidden 404
		# path_regexp reads the path cleaned of these, an expression as it came.
		@unclean expression \`{path}.matches("//|/[.][.]?(/|$)")\`
		error @unclean 404
		@absent path_regexp \\.(br|gz)$|^/404(\\.html)?/?$
		error @absent 404

${moved.map(([from, to], index) => `\t\t@moved${index} path_regexp ${from}\n\t\t${redirect(`@moved${index}`, to)}`).join("\n")}
		@stray path_regexp page ${stray}
		handle @stray {
			@known file {re.page.page}.html {re.page.page}
			${redirect("@known", "{re.page.page}").replaceAll("\n", "\n\t")}
			error 404
		}

		rewrite / /index.html
		try_files {path}.html {path}
		# Else a name that is too long for the disk would be an error of ours.
		@missing not file {path}
		error @missing 404
		@page path *.html
		header @page Content-Security-Policy "${pagePolicy}"
		header Cache-Control {cache_control}
		header Content-Type {content_type}
		${send}
	}

	handle_errors {
		rewrite * /404.html
		header Cache-Control "${cacheControl.page}"
		header Content-Type "${contentTypes["html"]}"
		header Content-Security-Policy "${pagePolicy}"
		${send}
	}
}
`;
}
