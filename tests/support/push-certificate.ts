// The certificate of the push server of the tests, for push.example.com until 2126, made with
// openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500.

export const PUSH_HOST = "push.example.com";

export const pushKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgcBzWee7EvPk3bQwo
whdSA0CtxuRUF7OUgjObiRY3BkihRANCAAS6OFMc3oSBtQfu6hk8DJx3lIgvT7jl
jzF+oSA5+eT/bVtocRxC1idW+qGJM3IH5X7g1VFCJQHNxdzGu39YE+Rk
-----END PRIVATE KEY-----`;

export const pushCertificate = `-----BEGIN CERTIFICATE-----
MIIBqzCCAVCgAwIBAgIUeKMw6tL+j0XGg7JeuPTNGXfdHqMwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLmNvbTAgFw0yNjExMjUxMDU4MDRaGA8y
MTI2MTEwMTEwNTgwNFowGzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABLo4UxzehIG1B+7qGTwMnHeUiC9PuOWPMX6h
IDn55P9tW2hxHELWJ1b6oYkzcgflfuDVUUIlAc3F3Ma7f1gT5GSjcDBuMB0GA1Ud
DgQWBBQK+t78ut6djy7XoD5+hPYkT/L1vzAfBgNVHSMEGDAWgBQK+t78ut6djy7X
oD5+hPYkT/L1vzAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHB1c2guZXhh
bXBsZS5jb20wCgYIKoZIzj0EAwIDSQAwRgIhALmfhaCrbQNITCSZkp9u5cwk49l4
S8crNu0kJo+j4Y74AiEAmoTKddEEP2K8VGKAZBx7Ozdl7scXpP+n9dalJ6XJ20c=
-----END CERTIFICATE-----`;
